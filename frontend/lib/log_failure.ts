/** For failures that only the console should show. */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console
  console.error(what, error)
}
