/** Maximum file size in bytes; displayed as 5 MB. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024

/** For file dialogs; the server detects the type from the content. */
export const IMAGE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/avif']
