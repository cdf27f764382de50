import { printList } from '../../terminal/listing.ts'
import type { ListingOptions } from '../../terminal/options.ts'
import { LONGEST_AUDIT_LIST } from '#domain/shared/page_sizes.ts'
import type { RecordedEntry } from '#application/ports/audit_log.ts'
import { type AuditAction, actionWords, fieldChanges } from '#domain/shared/audit.ts'
import { countOf } from '#domain/shared/numbers.ts'
import { unwrap, ok } from '#domain/shared/result.ts'
import { isUuid } from '#domain/shared/uuid.ts'
import type { OperatorUseCases } from '#infrastructure/composition/build_operator_use_cases.ts'
import { accountCalled } from '../../terminal/account_called.ts'
import { daysBetween, type WriteOptions } from '../../terminal/options.ts'
import { type Column, moment } from '../../terminal/output.ts'
import { keyOf, forEachTarget } from '../../terminal/targets.ts'
import { operator, withApp } from '../../terminal/with_app.ts'

export interface ListOptions extends ListingOptions {
  subject?: string
  actor?: string
  action?: AuditAction
  since?: Date
  until?: Date
}

export async function listEntries(options: ListOptions): Promise<void> {
  const { subject, actor, action } = options
  const { from, until } = daysBetween(options.since, options.until, ['--since', '--until'])
  await withApp(async ({ useCases }) => {
    const subjectId = subject && (await subjectCalled(useCases, subject))
    const actorId = actor && (await actorCalled(useCases, actor))
    const filter = { subjectId, actorId, action, from, until }
    await printList(options, {
      name: 'entries',
      nouns: ['registro', 'registros'],
      columns: COLUMNS,
      most: LONGEST_AUDIT_LIST,
      async read(page, limit) {
        const listed = await useCases.listAuditEntries.execute({ by: operator(), filter, page, limit })
        const { entries: rows, total } = unwrap(listed)
        return { rows, total }
      },
    })
  })
}

/** The id of an account or a post by any of its names; what else was worked on is called as the list calls it. */
async function subjectCalled(useCases: OperatorUseCases, typed: string): Promise<string> {
  const by = operator()
  const key = keyOf(typed)
  if (isUuid(key)) return key
  const account = await useCases.findAccount.execute({ by, key })
  if (account.ok) return account.value.id
  const post = await useCases.openPost.execute({ by, slug: key })
  if (post.ok) return post.value.id
  const entries = await useCases.listAuditEntries.execute({
    by,
    filter: { subjectId: typed },
    page: 1,
    limit: 1,
  })
  return entries.ok && entries.value.total > 0 ? typed : (await accountCalled(useCases, typed)).id
}

async function actorCalled(useCases: OperatorUseCases, typed: string): Promise<string> {
  return typed.startsWith('cli:') || isUuid(typed) ? typed : (await accountCalled(useCases, typed)).id
}

const SUBJECTS: Readonly<Record<string, string>> = {
  contact: 'contato',
  database: 'banco',
  file: 'arquivo',
  person: 'pessoa',
  photos: 'fotos',
  post: 'post',
  professional: 'conta',
  review: 'avaliação',
  search: 'busca',
}

/** 'Assinatura: Gratuito → Premium' */
function changeWords(entry: RecordedEntry): string | null {
  const changes = fieldChanges(entry, { unnamed: true }).map(
    ({ label, before, after }) => `${label}: ${before === null ? '' : `${before} → `}${after}`,
  )
  return changes.join('; ') || null
}

const COLUMNS: readonly Column<RecordedEntry>[] = [
  { title: 'Nº', value: ({ id }) => id, align: 'right' },
  { title: 'Quando', value: ({ at }) => moment.format(at) },
  { title: 'Quem', value: ({ actorName, actorId, actorKind }) => actorName ?? actorId ?? actorKind },
  { title: 'O quê', value: ({ action }) => actionWords(action) },
  { title: 'Mudança', value: changeWords },
  {
    title: 'Em',
    value: ({ subjectKind, subjectId }) => `${SUBJECTS[subjectKind] ?? subjectKind} ${subjectId}`,
  },
  { title: 'Motivo', value: ({ reason }) => reason },
  { title: 'Desfeito por', value: ({ undoneBy }) => undoneBy, align: 'right' },
]

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
