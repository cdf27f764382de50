import type { RecordedEntry } from '#application/ports/audit_log.ts'
import { demand } from '#domain/shared/demand.ts'
import { countOf, formatNumber } from '#domain/shared/numbers.ts'
import { exitCodes } from '../../terminal/exit_codes.ts'
import { say } from '../../terminal/messages.ts'
import { operator } from '../../terminal/operator.ts'
import { type Column, printJson, printTable } from '../../terminal/output.ts'
import { withHouse } from '../../terminal/with_house.ts'

export interface ListOptions {
  subject?: string
  actor?: string
  action?: string
  page: number
  limit: number
  json?: boolean
}

export async function listEntries({ subject, actor, action, page, limit, json }: ListOptions): Promise<void> {
  const filter = { subjectId: subject, actorId: actor, action }
  const listed = await withHouse(({ useCases }) =>
    useCases.listAuditEntries.execute({ by: operator(), filter, page, limit }),
  )
  const { entries, total } = demand(listed)
  process.exitCode = exitCodes.done
  if (json) return printJson({ total, page, limit, entries })
  if (entries.length > 0) printTable(entries, COLUMNS)
  say(`${formatNumber(entries.length)} de ${countOf(total, 'registro', 'registros')}`)
}

const moment = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
})

const COLUMNS: readonly Column<RecordedEntry>[] = [
  { title: 'Nº', value: ({ id }) => id, align: 'right' },
  { title: 'Quando', value: ({ at }) => moment.format(at) },
  { title: 'Quem', value: ({ actorName, actorId, actorKind }) => actorName ?? actorId ?? actorKind },
  { title: 'O quê', value: ({ action }) => action },
  { title: 'Em', value: ({ subjectKind, subjectId }) => `${subjectKind} ${subjectId}` },
  { title: 'Motivo', value: ({ reason }) => reason },
  { title: 'Desfeito por', value: ({ undoneBy }) => undoneBy, align: 'right' },
]
