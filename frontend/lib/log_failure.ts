/** For failures that are no one's business but the console's (specification §8). */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console
  console.error(what, error)
}
