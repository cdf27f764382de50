/** Makes several writes one: all of them or none. */
export abstract class UnitOfWork {
  /**
   * Runs `work` in a transaction that every repository joins by itself; nested calls join the outer one.
   * Serialisation failures and deadlocks are tried again, three times at most, so `work` may run more than once.
   */
  abstract run<Value>(work: () => Promise<Value>): Promise<Value>
}
