export const SERVER_FLAGS: readonly string[]
export const SERVER: readonly string[]
export const SERVER_ENV: Readonly<Record<string, string>>
export const IMPORT_FLAGS: readonly string[]
