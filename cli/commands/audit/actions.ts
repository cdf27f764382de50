import { printList } from '../../terminal/listing.ts'
import { type DayOptions, daysOf, type ListingOptions, type WriteOptions } from '../../terminal/options.ts'
import { MAX_AUDIT_LIST } from '#domain/shared/page_sizes.ts'
import type { RecordedEntry } from '#application/ports/audit_log.ts'
import { type AuditAction, actionWords, changeWords, subjectWords } from '#domain/shared/audit.ts'
import { countOf } from '#domain/shared/numbers.ts'
import { unwrap, ok } from '#domain/shared/result.ts'
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
