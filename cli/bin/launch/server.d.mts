export const SERVER_FLAGS: readonly string[]
export const SERVER: readonly string[]
