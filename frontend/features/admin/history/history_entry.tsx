import { Badge } from '@radix-ui/themes'
import { ArrowRight } from 'lucide-react'
import type { AuditEntry } from '#contract/audit.ts'
import { actionWords, fieldChanges } from '#domain/shared/audit.ts'
import { actorWords, formatMoment } from './history_words.ts'
import { UndoButton } from './undo_button.tsx'

/** Who did what, when and why, from what to what, and the way back. */
export function HistoryEntry({ entry }: { entry: AuditEntry }) {
  const { at, action, actor, reason, undoes, undoneBy, undoable } = entry
  return (
    <li className="history-entry">
      <p className="history-action">
        {actionWords(action)}
        {undoes && <Badge color="gray">Ação desfeita</Badge>}
        {undoneBy && <Badge color="gray">Desfeita depois</Badge>}
      </p>
      <Changes entry={entry} />
      {reason && <p className="history-reason">Motivo: {reason}</p>}
      <p className="history-by">
        {actorWords(actor)}
        {' · '}
        <time dateTime={at}>{formatMoment(at)}</time>
      </p>
      {undoable && <UndoButton entry={entry} />}
    </li>
  )
}

function Changes({ entry }: { entry: AuditEntry }) {
  const changes = fieldChanges(entry)
  if (changes.length === 0) return null
  return (
    <dl className="history-changes">
      {changes.map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {before !== null && (
              <>
                <span className="history-before">{before}</span>
                <ArrowRight size={14} aria-hidden="true" />
                <span className="visually-hidden">agora</span>
              </>
            )}
            <span>{after}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
