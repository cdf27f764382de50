import type { ProfessionalCard } from '#contract/professionals.ts'
import { acceptsNewPatients } from '#domain/shared/confirmations.ts'

const MAX_ALTERNATIVES = 3

type Likely = Pick<ProfessionalCard, 'id' | 'acceptsNewPatientsOn' | 'answerMinutes'>

/** Returns up to three others: those who accept new patients first, then those who answer soonest. */
export function alternativesTo<Card extends Likely>(
  id: string,
  cards: readonly Card[],
  today: string,
): Card[] {
  const isOpen = (card: Card) => acceptsNewPatients(card.acceptsNewPatientsOn, today)
  const wait = ({ answerMinutes }: Card) => answerMinutes ?? Number.MAX_SAFE_INTEGER
  return cards
    .filter((card) => card.id !== id)
    .toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one)) || wait(one) - wait(other))
    .slice(0, MAX_ALTERNATIVES)
}
