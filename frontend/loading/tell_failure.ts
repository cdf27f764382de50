/** Reports code that failed while rendering; `screen` is the pattern of its route. The reporting code comes only then. */
export async function tellFailure(thrown: unknown, screen: string): Promise<void> {
  const { reportFailure } = await import('#frontend/api/screen_failures.ts')
  reportFailure(thrown, screen)
}
