import type { RecordedSecurityEvent } from '#application/ports/security_log.ts'
import { unwrap } from '#domain/shared/result.ts'
import { parseEmail } from '#domain/shared/email.ts'
import { countOf, formatNumber } from '#domain/shared/numbers.ts'
import type { SecurityEventKind } from '#domain/shared/audit.ts'
import { exitCodes } from '../../terminal/exit_codes.ts'
import { say, UsageError } from '../../terminal/messages.ts'
import { operator, withApp } from '../../terminal/with_app.ts'
import { type Column, moment, printJson, printTable } from '../../terminal/output.ts'
import { daysBetween } from '../../terminal/options.ts'

export interface SecurityOptions {
  kind?: SecurityEventKind
  email?: string
  since?: Date
  until?: Date
  page: number
  limit: number
  json?: boolean
}

export async function listSecurityEvents(options: SecurityOptions): Promise<void> {
  const { kind, page, limit, json } = options
  const { from, until } = daysBetween(options.since, options.until, ['--since', '--until'])
  const email = options.email === undefined ? undefined : parseEmail(options.email)
  if (email === null) throw new UsageError('Este não é um e-mail válido.')
  const filter = { kind, email, from, until }
  const listed = await withApp(({ useCases }) =>
    useCases.listSecurityEvents.execute({ by: operator(), filter, page, limit }),
  )
  const { events, total } = unwrap(listed)
  process.exitCode = exitCodes.done
  if (json) return printJson({ total, page, limit, events })
  if (events.length > 0) printTable(events, COLUMNS)
  say(`${formatNumber(events.length)} de ${countOf(total, 'evento', 'eventos')}`)
}

const KINDS: Readonly<Record<SecurityEventKind, string>> = {
  account_list_read: 'lista de contas lida por administrador',
  foreign_profile_refused: 'acesso a perfil alheio recusado',
  lead_redirect_refused: 'redirecionamento inválido não seguido',
  limit_hit: 'limite de pedidos atingido',
  login_refused: 'entrada recusada',
  mass_assignment: 'campos protegidos enviados',
  password_changed: 'senha alterada',
  password_reset_asked: 'nova senha pedida',
  password_reset_refused: 'link de nova senha recusado',
}

/** Enough of a hash to see what belongs together. */
const SHORT_HASH = 10
const short = (hash: string | null) => hash?.slice(0, SHORT_HASH) ?? null

const COLUMNS: readonly Column<RecordedSecurityEvent>[] = [
  { title: 'Última vez', value: ({ lastAt }) => moment.format(lastAt) },
  { title: 'Vezes', value: ({ times }) => times, align: 'right' },
  { title: 'O quê', value: ({ kind }) => KINDS[kind] },
  {
    title: 'Conta',
    value: ({ accountName, accountId, accountHash }) => accountName ?? accountId ?? short(accountHash),
  },
  { title: 'De onde', value: ({ senderHash }) => short(senderHash) },
  { title: 'Em', value: ({ target }) => target },
]
