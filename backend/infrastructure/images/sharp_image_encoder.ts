import { bulkhead, type BulkheadPolicy, isBulkheadRejectedError } from 'cockatiel'
import { createHash } from 'node:crypto'
import type { ResizeOptions } from 'sharp'
import {
  ImageEncoder,
  type EncodedImage,
  type EncodedPicture,
  type ImageRefusal,
  EncoderBusy,
} from '#application/ports/image_encoder.ts'
import {
  IMAGE_WIDTHS,
  type ImageFormat,
  type ImageWidth,
  type StoredImage,
} from '#application/ports/image_store.ts'
import { POST_IMAGE_WIDTHS, type PostImageVariant } from '#application/ports/post_image_store.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'

const ACCEPTED = new Set(['png', 'jpeg', 'webp', 'avif'])
const MAX_PIXELS = 24_000_000
const MAX_SIDE_RATIO = 20
/** Of a whole picture, in px. */
const MAX_SIDE = 2560
const FORMATS: readonly ImageFormat[] = ['webp', 'avif']

let loaded: ReturnType<typeof loadSharp> | undefined

/** Loaded with the first image: most commands of the terminal need none. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

/** Decodes and encodes with libvips, with only the loaders of the accepted formats enabled. */
export class SharpImageEncoder extends ImageEncoder {
  encode(bytes: Uint8Array): Promise<Result<EncodedImage, ImageRefusal>> {
    return this.#decoded(bytes, { width: 512, height: 512, fit: 'cover', position: 'attention' }, squaresOf)
  }

  encodeWhole(bytes: Uint8Array): Promise<Result<EncodedPicture, ImageRefusal>> {
    const inside = { width: 1280, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true } as const
    return this.#decoded(bytes, inside, widthsOf)
  }

  /** Rotates, converts to sRGB and resizes the picture; then encodes it. */
  async #decoded<Encoded>(
    bytes: Uint8Array,
    size: ResizeOptions,
    encode: (upright: Pixels, hash: string) => Promise<Encoded>,
  ): Promise<Result<Encoded, ImageRefusal>> {
    const type = sniff(bytes)
    if (!type || !ACCEPTED.has(type)) return fail('image_type_unsupported')
    try {
      const sharp = await (loaded ??= loadSharp())
      const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
      const tall = Math.max(width, height) / Math.max(1, Math.min(width, height))
      if (width < 1 || height < 1 || tall > MAX_SIDE_RATIO) return fail('image_broken')
      if (width * height * pages > MAX_PIXELS) return fail('image_too_large')
      const upright = await sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS, page: 0, pages: 1 })
        .rotate()
        .resize(size)
        .toColourspace('srgb')
        .flatten({ background: 'white' })
        .raw()
        .toBuffer({ resolveWithObject: true })
      const hash = createHash('sha256').update(upright.data).digest('base64url').slice(0, 22)
      return ok(await encode(upright, hash))
    } catch {
      return fail('image_broken')
    }
  }
}

async function squaresOf(upright: Pixels, hash: string): Promise<EncodedImage> {
  const variants: StoredImage[] = []
  for (const wide of IMAGE_WIDTHS)
    for (const format of FORMATS) variants.push(await encodeVariant(upright, wide, format))
  return { hash, variants }
}

async function widthsOf({ data, info }: Pixels, hash: string): Promise<EncodedPicture> {
  const sharp = await (loaded ??= loadSharp())
  const { width, height } = info
  const variants: PostImageVariant[] = []
  for (const wide of POST_IMAGE_WIDTHS) {
    const image = sharp(data, { raw: info }).resize({ width: wide, withoutEnlargement: true })
    variants.push({ width: wide, bytes: await image.webp({ quality: 80, effort: 4 }).toBuffer() })
  }
  return { hash, width, height, variants }
}

interface Pixels {
  data: Buffer
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

async function encodeVariant(
  { data, info }: Pixels,
  width: ImageWidth,
  format: ImageFormat,
): Promise<StoredImage> {
  const sharp = await (loaded ??= loadSharp())
  const image = sharp(data, { raw: info }).resize(width, width)
  const encoded =
    format === 'webp' ? image.webp({ quality: 80, effort: 4 }) : image.avif({ quality: 55, effort: 2 })
  return { bytes: await encoded.toBuffer(), format, width }
}

/** Encodes an SVG of our own, 512 px square, in both sizes and formats, with fast settings. */
export async function encodeDrawing(svg: string): Promise<EncodedImage> {
  const sharp = await (loaded ??= loadSharp())
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const variants = IMAGE_WIDTHS.flatMap((width) => {
    const image = () => sharp(data, { raw: info }).resize(width, width)
    return [
      { width, format: 'webp', image: image().webp({ quality: 82, effort: 2 }) },
      { width, format: 'avif', image: image().avif({ quality: 55, effort: 0 }) },
    ] as const
  })
  return {
    hash: createHash('sha256').update(svg).digest('base64url').slice(0, 22),
    variants: await Promise.all(
      variants.map(async ({ width, format, image }) => ({ width, format, bytes: await image.toBuffer() })),
    ),
  }
}

/** Detects the format by the first bytes, before any decoder runs. */
function sniff(bytes: Uint8Array): string | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(4, 8) === 'ftyp' && /^(avif|avis)$/.test(text(8, 12))) return 'avif'
  return null
}

const AT_ONCE = 2
const WAITING = 8
const WAITING_PER_SENDER = 1

/**
 * Lets two pictures be decoded at once and eight more wait; per sender one runs and one waits. Refuses the others with
 * `EncoderBusy`.
 */
export class BoundedImageEncoder extends ImageEncoder {
  readonly #inner: ImageEncoder
  readonly #turns = bulkhead(AT_ONCE, WAITING)
  readonly #senders = new Map<string, BulkheadPolicy>()

  constructor(inner: ImageEncoder) {
    super()
    this.#inner = inner
  }

  override encode(bytes: Uint8Array, sender: string): Promise<Result<EncodedImage, ImageRefusal>> {
    return this.#inTurn(sender, () => this.#inner.encode(bytes, sender))
  }

  override encodeWhole(bytes: Uint8Array, sender: string): Promise<Result<EncodedPicture, ImageRefusal>> {
    return this.#inTurn(sender, () => this.#inner.encodeWhole(bytes, sender))
  }

  async #inTurn<Encoded>(sender: string, encode: () => Promise<Encoded>): Promise<Encoded> {
    const own = this.#senders.get(sender) ?? bulkhead(1, WAITING_PER_SENDER)
    this.#senders.set(sender, own)
    try {
      return await own.execute(() => this.#turns.execute(encode))
    } catch (error) {
      throw isBulkheadRejectedError(error) ? new EncoderBusy() : error
    } finally {
      if (own.executionSlots === 1) this.#senders.delete(sender)
    }
  }
}
