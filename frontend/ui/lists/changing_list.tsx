import type { ReactNode } from 'react'
import './changing_list.css'

/** Dims a list while the next one loads; after a while announces that it is loading. */
export function ChangingList({ isChanging, children }: { isChanging: boolean; children: ReactNode }) {
  return (
    <div className="changing-list" data-changing={isChanging}>
      {isChanging && (
        <output className="changing-list-word">
          <span>Atualizando…</span>
        </output>
      )}
      {children}
    </div>
  )
}
