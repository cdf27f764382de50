import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import type { StoredImage } from '#application/ports/image_store.ts'

export interface DrawnPhoto {
  hash: string
  variants: StoredImage[]
}

/** Both sizes in both formats, at the encoders' quickest: flat shapes stay small anyway. */
export async function encodeAvatar(svg: string): Promise<DrawnPhoto> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const large = () => sharp(data, { raw: info })
  const small = () => large().resize(160, 160)
  const variants = await Promise.all([
    encoded(large().webp({ quality: 82, effort: 2 }), 512, 'webp'),
    encoded(small().webp({ quality: 82, effort: 2 }), 160, 'webp'),
    encoded(large().avif({ quality: 55, effort: 0 }), 512, 'avif'),
    encoded(small().avif({ quality: 55, effort: 0 }), 160, 'avif'),
  ])
  return { hash: createHash('sha256').update(svg).digest('base64url').slice(0, 22), variants }
}

async function encoded(
  image: Sharp,
  width: StoredImage['width'],
  format: StoredImage['format'],
): Promise<StoredImage> {
  return { bytes: await image.toBuffer(), width, format }
}
