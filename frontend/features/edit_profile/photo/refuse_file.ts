import { IMAGE_TYPES, MAX_IMAGE_BYTES } from '#domain/shared/image_upload.ts'

/** Returns why a chosen file cannot be the photo, or null. */
export function refuseFile({ size, type }: Pick<File, 'size' | 'type'>): string | null {
  if (size > MAX_IMAGE_BYTES) return 'Arquivo muito grande. Tamanho máximo: 5MB'
  if (!IMAGE_TYPES.includes(type)) return 'Envie uma imagem PNG, JPG, JPEG, WEBP ou AVIF.'
  return null
}
