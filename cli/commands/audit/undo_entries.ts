import { countOf } from '#domain/shared/numbers.ts'
import { ok } from '#domain/shared/result.ts'
import { forEachTarget } from '../../terminal/for_each_target.ts'
import { operator } from '../../terminal/operator.ts'
import type { WriteOptions } from '../../terminal/write_options.ts'

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
