/** What patients agreed to, by the ids of their leads, messages and reviews. */
export abstract class ConsentLedger {
  /** Returns the number of consents that end now; those that ended before stay as they are. */
  abstract withdraw(subjectIds: readonly string[], at: Date): Promise<number>
}
