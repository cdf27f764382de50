import type { SectionId } from './sections.ts'

/** Moves the keyboard to a section whose focused part is gone, without moving the page. */
export function focusSection(id: SectionId): void {
  document.getElementById(id)?.focus({ preventScroll: true })
}
