export const LEAD_CARD_ID = 'iniciar-atendimento'

/** Scrolls to the lead form; the keyboard and the screen reader go on from its title. */
export function showLeadCard() {
  const card = document.getElementById(LEAD_CARD_ID)
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  card?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' })
  card?.querySelector('h2')?.focus({ preventScroll: true })
}
