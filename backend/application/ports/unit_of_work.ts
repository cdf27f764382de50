/** Makes several writes atomic. */
export abstract class UnitOfWork {
  /**
   * Runs `work` in a transaction that every repository joins; nested calls join the outer one. After a serialization
   * failure or a deadlock it retries, three times at most, so `work` may run more than once.
   */
  abstract run<Value>(work: () => Promise<Value>): Promise<Value>
}
