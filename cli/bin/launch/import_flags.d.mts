export const IMPORT_FLAGS: readonly string[]
