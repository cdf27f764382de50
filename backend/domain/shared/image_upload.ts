/** Maximum file size in bytes; displayed as 5 MB. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024

/** For file dialogs; the server detects the type from the content. */
export const IMAGE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/avif']

export const IMAGE_TOO_LARGE = 'Arquivo muito grande. Tamanho máximo: 5MB'
export const IMAGE_TYPE_UNSUPPORTED = 'Envie uma imagem PNG, JPG, JPEG, WEBP ou AVIF.'

/** Returns why a chosen file cannot be uploaded as a picture, or null. */
export function refuseImage({ size, type }: { size: number; type: string }): string | null {
  if (size > MAX_IMAGE_BYTES) return IMAGE_TOO_LARGE
  return IMAGE_TYPES.includes(type) ? null : IMAGE_TYPE_UNSUPPORTED
}
