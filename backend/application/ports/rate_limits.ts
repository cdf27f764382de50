/** Actions that one sender or account may do only so often. */
export type LimitedAct =
  | 'leadPerProfessional'
  | 'claimPerProfile'
  | 'reviewPerProfessional'
  | 'slugChange'
  | 'registration'
  | 'registrationPerDay'
  | 'emailConfirmation'
  | 'secondFactor'
  | 'stepUp'

/** Counts recent actions per sender. */
export abstract class RateLimits {
  /**
   * Counts one action of `sender`. Throws when there were too many recently. Never call it inside a unit of work: a
   * retry would count twice.
   */
  abstract spend(act: LimitedAct, sender: string): Promise<void>
  /** The same, but returns the refusal, which counts too, instead of throwing it; null within the limit. */
  abstract trySpend(act: LimitedAct, sender: string): Promise<Error | null>
  /** Uncounts one action of `sender`. Never call it inside a unit of work. */
  abstract refund(act: LimitedAct, sender: string): Promise<void>
}
