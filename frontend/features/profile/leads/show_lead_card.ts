import type { MouseEvent } from 'react'

export const LEAD_CARD_ID = 'iniciar-atendimento'

/** Scrolls to the lead form; the keyboard and the screen reader go on from its title. */
function showLeadCard() {
  const card = document.getElementById(LEAD_CARD_ID)
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  card?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' })
  card?.querySelector('h2')?.focus({ preventScroll: true })
}

/** What a link to the form does where there is JavaScript. */
export function askForContact(click: MouseEvent) {
  click.preventDefault()
  showLeadCard()
}
