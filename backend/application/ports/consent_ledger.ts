/** What patients agreed to, by the ids of their leads, messages and reviews. */
export abstract class ConsentLedger {
  /** Answers how many consents end now; those that ended before stay as they are. */
  abstract withdraw(subjectIds: readonly string[], at: Date): Promise<number>
}
