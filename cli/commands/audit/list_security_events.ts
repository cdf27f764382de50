import { printList } from '../../terminal/listing.ts'
import type { ListingOptions } from '../../terminal/options.ts'
import { MAX_AUDIT_LIST } from '#domain/shared/page_sizes.ts'
import type { RecordedSecurityEvent } from '#application/ports/security_log.ts'
import { unwrap } from '#domain/shared/result.ts'
import { parseEmail } from '#domain/shared/email.ts'
import type { SecurityEventKind } from '#domain/shared/audit.ts'
import { UsageError } from '../../terminal/messages.ts'
import { operator, withApp } from '../../terminal/with_app.ts'
import { type Column, moment } from '../../terminal/output.ts'
import { daysOf } from '../../terminal/options.ts'

export interface SecurityOptions extends ListingOptions {
  kind?: SecurityEventKind
  email?: string
  since?: Date
  until?: Date
}

export async function listSecurityEvents(options: SecurityOptions): Promise<void> {
  const { kind } = options
  const { from, until } = daysOf(options)
  const email = options.email === undefined ? undefined : parseEmail(options.email)
  if (email === null) throw new UsageError('Este não é um e-mail válido.')
  const filter = { kind, email, from, until }
  await withApp(({ useCases }) =>
    printList(options, {
      name: 'events',
      nouns: ['evento', 'eventos'],
      columns: COLUMNS,
      most: MAX_AUDIT_LIST,
      async read(page, limit) {
        const listed = await useCases.listSecurityEvents.execute({ by: operator(), filter, page, limit })
        const { events: rows, total } = unwrap(listed)
        return { rows, total }
      },
    }),
  )
}

const KINDS: Readonly<Record<SecurityEventKind, string>> = {
  account_list_read: 'lista de contas lida por administrador',
  email_changed: 'e-mail da conta trocado',
  email_confirmation_refused: 'link de confirmação recusado',
  foreign_profile_refused: 'acesso a perfil alheio recusado',
  lead_redirect_refused: 'redirecionamento inválido não seguido',
  limit_hit: 'limite de pedidos atingido',
  login_refused: 'entrada recusada',
  mass_assignment: 'campos protegidos enviados',
  password_changed: 'senha alterada',
  password_reset_asked: 'nova senha pedida',
  second_factor_changed: 'verificação em duas etapas mudada',
  second_factor_refused: 'segunda etapa recusada',
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
