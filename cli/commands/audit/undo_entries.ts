import { countOf } from '#domain/shared/numbers.ts'
import { forEachTarget } from '../../terminal/for_each_target.ts'
import { operator } from '../../terminal/operator.ts'
import type { WriteOptions } from '../../terminal/write_options.ts'

export interface UndoOptions extends WriteOptions {
  file?: string
  reason?: string
}

const REFUSALS = {
  audit_entry_not_found: 'não há registro com este número',
  audit_entry_not_undoable: 'esta ação não se desfaz',
  audit_entry_undone: 'já foi desfeito',
  audit_entry_outdated: 'mudou desde então, ou não existe mais',
}

export function undoEntries(ids: readonly string[], options: UndoOptions): Promise<void> {
  return forEachTarget(ids, options, {
    question: 'Quais registros (números)?',
    sentence: (count) => `Desfazer ${count === 1 ? 'esta ação' : countOf(count, 'ação', 'ações')}`,
    done: 'desfeito',
    refusals: REFUSALS,
    work: ({ useCases }, entryId) =>
      useCases.undoAuditEntry.execute({ by: operator(), entryId, reason: options.reason }),
  })
}
