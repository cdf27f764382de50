import type { ReactNode } from 'react'
import { SECTIONS, type SectionId } from './sections.ts'

/** One card of the screen, under its heading. */
export function EditorSection({ id, children }: { id: SectionId; children: ReactNode }) {
  const section = SECTIONS.find((each) => each.id === id)
  return (
    <section id={id} className="editor-section" aria-labelledby={`${id}-title`} tabIndex={-1}>
      <header className="editor-section-head">
        <h2 id={`${id}-title`}>{section?.title}</h2>
        <p>
          {section?.description}
          {section?.savesAtOnce && ' Cada item é salvo na hora.'}
        </p>
      </header>
      {children}
    </section>
  )
}

/** Focuses a section whose focused part was removed, without scrolling. */
export function focusSection(id: SectionId): void {
  document.getElementById(id)?.focus({ preventScroll: true })
}
