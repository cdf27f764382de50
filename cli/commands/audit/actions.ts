import { MAX_AUDIT_LIST } from '#domain/shared/page_sizes.ts'
import type { RecordedEntry } from '#application/ports/audit_log.ts'
import {
  type AuditAction,
  actionWords,
  changeWords,
  subjectWords,
  type SecurityEventKind,
} from '#domain/audit/audit.ts'
import { countOf } from '#domain/shared/numbers.ts'
import { unwrap, ok } from '#domain/shared/result.ts'
import type { RecordedSecurityEvent } from '#application/ports/security_log.ts'
import { parseEmail } from '#domain/shared/email.ts'
import { UsageError } from '#cli/terminal/messages.ts'
import { printList } from '../../terminal/listing.ts'
import { type DayOptions, daysOf, type ListingOptions, type WriteOptions } from '../../terminal/options.ts'
import { accountCalled } from '../../terminal/account_called.ts'
import { type Column, type Field, moment } from '../../terminal/output.ts'
import { showEach, type ShowOptions } from '../../terminal/show_each.ts'
import { forEachTarget } from '../../terminal/targets.ts'
import { operator, withApp } from '../../terminal/with_app.ts'

export interface ListOptions extends ListingOptions, DayOptions {
  subject?: string
  actor?: string
  action?: AuditAction
}

export async function listEntries(options: ListOptions): Promise<void> {
  const { subject, actor, action } = options
  const filter = {
    ...{ subject, actor, action },
    ...daysOf(options),
  }
  await withApp(async ({ useCases }) => {
    await printList(options, {
      name: 'entries',
      nouns: ['registro', 'registros'],
      columns: COLUMNS,
      most: MAX_AUDIT_LIST,
      async read(page, limit) {
        const listed = await useCases.listAuditEntries.execute({ by: operator(), filter, page, limit })
        if (!listed.ok && listed.failure === 'actor_unknown') await accountCalled(useCases, actor ?? '')
        if (!listed.ok && listed.failure === 'subject_unknown') await accountCalled(useCases, subject ?? '')
        const { entries: rows, total } = unwrap(listed)
        return { rows, total }
      },
    })
  })
}

const COLUMNS: readonly Column<RecordedEntry>[] = [
  { title: 'Nº', value: ({ id }) => id, align: 'right' },
  { title: 'Quando', value: ({ at }) => moment(at) },
  {
    title: 'Quem',
    value: ({ actorName, actorId, actorKind }) =>
      actorName ?? actorId ?? (actorKind === 'system' ? 'sistema' : actorKind),
  },
  { title: 'O quê', value: ({ action }) => actionWords(action) },
  { title: 'Mudança', value: (entry) => changeWords(entry) || null },
  {
    title: 'Em',
    value: ({ subjectKind, subjectId }) => `${subjectWords(subjectKind)} ${subjectId}`,
  },
  { title: 'Motivo', value: ({ reason }) => reason },
  { title: 'Desfeito por', value: ({ undoneBy }) => undoneBy, align: 'right' },
]

export function showEntries(typed: readonly string[], options: ShowOptions): Promise<void> {
  return showEach(typed, options, {
    question: 'Quais registros (números)?',
    async find(useCases, entryId) {
      const shown = await useCases.showAuditEntry.execute({ by: operator(), entryId })
      return shown.ok ? shown.value : null
    },
    missing: (key) => `Não há registro '${key}'.`,
    fields: (entry) => [
      ...COLUMNS.map(({ title, value }): Field => [title, value(entry)]),
      ['Desfaz', entry.undoes],
    ],
  })
}

export interface UndoOptions extends WriteOptions {
  file?: string
  reason?: string
}

export function undoEntries(ids: readonly string[], options: UndoOptions): Promise<void> {
  return forEachTarget(ids, options, {
    question: 'Quais registros (números)?',
    sentence: (count) => `Desfazer ${count === 1 ? 'esta ação' : countOf(count, 'ação', 'ações')}`,
    done: 'desfeito',
    already: 'já estava desfeito',
    work: async ({ useCases }, entryId) => {
      const undone = await useCases.undoAuditEntry.execute({
        by: operator(),
        entryId,
        reason: options.reason,
      })
      return undone.ok ? ok(true) : undone
    },
  })
}

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
      columns: EVENT_COLUMNS,
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
  email_return_refused: 'volta do e-mail recusada',
  email_returned: 'e-mail devolvido por quem o tinha',
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

/** Enough characters of a hash to match entries. */
const SHORT_HASH = 10
const short = (hash: string | null) => hash?.slice(0, SHORT_HASH) ?? null

const EVENT_COLUMNS: readonly Column<RecordedSecurityEvent>[] = [
  { title: 'Última vez', value: ({ lastAt }) => moment(lastAt) },
  { title: 'Vezes', value: ({ times }) => times, align: 'right' },
  { title: 'O quê', value: ({ kind }) => KINDS[kind] },
  {
    title: 'Conta',
    value: ({ accountName, accountId, accountHash }) => accountName ?? accountId ?? short(accountHash),
  },
  { title: 'De onde', value: ({ senderHash }) => short(senderHash) },
  { title: 'Em', value: ({ target }) => target },
]
