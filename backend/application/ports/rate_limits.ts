/** What one sender or account does only so often. */
export type LimitedAct =
  | 'leadPerProfessional'
  | 'reviewPerProfessional'
  | 'slugChange'
  | 'registration'
  | 'registrationPerDay'
  | 'emailConfirmation'
  | 'secondFactor'
  | 'stepUp'

/** How often each sender did something lately. */
export abstract class RateLimits {
  /**
   * Counts one act of `sender`; throws where there were too many lately. Never call it inside a unit of work: one that is
   * tried again would count twice.
   */
  abstract spend(act: LimitedAct, sender: string): Promise<void>
}
