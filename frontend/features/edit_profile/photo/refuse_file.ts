const MAX_BYTES = 5 * 1024 * 1024

/** What the file dialog offers; the server looks at the content itself. */
export const ACCEPTED_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif']

/** Why a chosen file cannot become the photo; null where it may. */
export function refuseFile({ size, type }: Pick<File, 'size' | 'type'>): string | null {
  if (size > MAX_BYTES) return 'Arquivo muito grande. Tamanho máximo: 5MB'
  if (!ACCEPTED_TYPES.includes(type)) return 'Envie uma imagem PNG, JPG, JPEG, WEBP ou AVIF.'
  return null
}
