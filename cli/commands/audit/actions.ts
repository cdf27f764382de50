import { printList } from '../../terminal/listing.ts'
import type { ListingOptions } from '../../terminal/options.ts'
import { LONGEST_AUDIT_LIST } from '#domain/shared/page_sizes.ts'
import type { RecordedEntry } from '#application/ports/audit_log.ts'
import { type AuditAction, actionWords, changeWords, subjectWords } from '#domain/shared/audit.ts'
import { countOf } from '#domain/shared/numbers.ts'
import { unwrap, ok } from '#domain/shared/result.ts'
import { accountCalled } from '../../terminal/account_called.ts'
import { daysBetween, type WriteOptions } from '../../terminal/options.ts'
import { type Column, moment } from '../../terminal/output.ts'
import { forEachTarget } from '../../terminal/targets.ts'
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
  const filter = {
    ...{ subject, actor, action },
    ...daysBetween(options.since, options.until, ['--since', '--until']),
  }
  await withApp(async ({ useCases }) => {
    await printList(options, {
      name: 'entries',
      nouns: ['registro', 'registros'],
      columns: COLUMNS,
      most: LONGEST_AUDIT_LIST,
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
  { title: 'Quando', value: ({ at }) => moment.format(at) },
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
