/** What an invented professional of one specialty says, offers and hears. */
export interface SpecialtyText {
  /** Four subjects, as they follow 'atendo' or 'cuido de'. */
  focus: readonly [string, string, string, string]
  /** Two sentences on the way of working, in the first person and fitting any gender. */
  approach: readonly [string, string]
  /** Name, description and price in reais. */
  services: readonly (readonly [string, string, number])[]
  /** Question and answer. */
  questions: readonly (readonly [string, string])[]
  /** What content patients write. */
  praise: readonly string[]
  /** The usual course after graduation. */
  training: string
}
