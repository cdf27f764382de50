import type { ReactNode } from 'react'
import './changing_list.css'

/** A list that stays readable, paler, while the next one is on its way; says so where that takes a while. */
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
