import type { ReviewAdminListRow } from '#application/ports/review_repository.ts'
import type { ReviewStatus } from '#domain/reviews/review.ts'
import { unwrap } from '#domain/shared/result.ts'
import { countOf, formatNumber } from '#domain/shared/numbers.ts'
import { accountCalled } from '../../terminal/account_called.ts'
import { exitCodes } from '../../terminal/exit_codes.ts'
import { say } from '../../terminal/messages.ts'
import { operator } from '../../terminal/operator.ts'
import { type Column, printJson, printTable } from '../../terminal/output.ts'
import { withApp } from '../../terminal/with_app.ts'

export interface ListOptions {
  status?: ReviewStatus
  professional?: string
  quarantined?: boolean
  suspicious?: boolean
  page: number
  limit: number
  json?: boolean
}

export async function listReviews({
  page,
  limit,
  json,
  professional: typed,
  ...others
}: ListOptions): Promise<void> {
  const listed = await withApp(async ({ useCases }) => {
    const professional = typed === undefined ? undefined : (await accountCalled(useCases, typed)).id
    return useCases.listAllReviews.execute({
      by: operator(),
      filter: { ...others, professional },
      page,
      limit,
    })
  })
  const { rows, total } = unwrap(listed)
  process.exitCode = exitCodes.done
  if (json) return printJson({ total, page, limit, reviews: rows })
  if (rows.length > 0) printTable(rows, COLUMNS)
  say(`${formatNumber(rows.length)} de ${countOf(total, 'avaliação', 'avaliações')}`)
}

const STATUSES = { pending: 'pendente', approved: 'aprovada', rejected: 'rejeitada' } as const

const COLUMNS: readonly Column<ReviewAdminListRow>[] = [
  { title: 'Id', value: ({ id }) => id },
  { title: 'Profissional', value: ({ professional }) => professional },
  { title: 'Paciente', value: ({ patientName }) => patientName },
  { title: 'Nota', value: ({ rating }) => rating, align: 'right' },
  { title: 'Situação', value: ({ status }) => STATUSES[status] },
  { title: 'Alerta', value: warningsOf },
  { title: 'Comentário', value: ({ comment }) => comment },
]

function warningsOf({ quarantined, suspicious }: ReviewAdminListRow): string | null {
  const warnings = [quarantined && 'quarentena', suspicious && 'mesmo endereço do profissional']
  return warnings.filter(Boolean).join(', ') || null
}
