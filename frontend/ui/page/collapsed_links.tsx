import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import './links.css'

/** A collapsed list of links at the end of a page, reachable by keyboard. */
export function CollapsedLinks({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="collapsed-links quiet">
      <summary className="collapsed-links-summary medium">
        {summary}
        <ChevronDown size={18} aria-hidden="true" />
      </summary>
      {children}
    </details>
  )
}
