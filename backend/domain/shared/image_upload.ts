/** Maximum file size in bytes; displayed as 5 MB. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024

/** For file dialogs; the server detects the type from the content. */
export const IMAGE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/avif']

export const IMAGE_TOO_LARGE = 'Arquivo muito grande. Tamanho máximo: 5MB'
export const IMAGE_TYPE_UNSUPPORTED = 'Envie uma imagem PNG, JPG, JPEG, WEBP ou AVIF.'

const HEIC_UNSUPPORTED =
  'Esta foto está no formato HEIC, do iPhone. Escolha-a pela Fototeca, e não por Arquivos: assim ela vem em JPG.'
const isHeic = (type: string, name: string) => /^image\/hei[cf]$/.test(type) || /\.hei[cf]$/i.test(name)

/** Returns why a chosen file cannot be uploaded as a picture, or null. */
export function refuseImage({
  size,
  type,
  name = '',
}: {
  size: number
  type: string
  name?: string
}): string | null {
  if (isHeic(type, name)) return HEIC_UNSUPPORTED
  if (size > MAX_IMAGE_BYTES) return IMAGE_TOO_LARGE
  return IMAGE_TYPES.includes(type) ? null : IMAGE_TYPE_UNSUPPORTED
}

/** In pixels: a profile shows its photo at 160, twice as sharp on a phone. */
const GOOD_SIDE = 320

/** Returns a warning of a picture, measured in pixels, that may look blurred; null for one that is large enough. */
export function warnOfSmallImage({ width, height }: { width: number; height: number }): string | null {
  if (Math.min(width, height) >= GOOD_SIDE) return null
  return `Esta foto é pequena (${width} × ${height} pixels) e pode aparecer borrada. Se puder, envie uma com ${GOOD_SIDE} × ${GOOD_SIDE} ou mais.`
}
