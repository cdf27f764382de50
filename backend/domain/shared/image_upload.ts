/** The largest file of a photo or picture, in bytes; the texts call it 5 MB. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024

/** What a file dialog offers; the server reads the type from the content. */
export const IMAGE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/avif']
