/** A promise to scripts. */
export const exitCodes = { done: 0, failed: 1, usage: 2, partlyDone: 3 } as const
