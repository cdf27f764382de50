import { bulkhead, isBulkheadRejectedError } from 'cockatiel'
import { LRUCache } from 'lru-cache'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { EncoderBusy } from '#application/ports/image_encoder.ts'
import { type SharePicture, SharePicturePainter } from '#application/ports/share_picture.ts'

const WIDTH = 1_200
const HEIGHT = 630
const KEPT_BYTES = 16 * 1_048_576
const WAITING = 20
const FONTS = [
  { weight: 500, address: import.meta.resolve('@fontsource/figtree/files/figtree-latin-500-normal.woff') },
  { weight: 700, address: import.meta.resolve('@fontsource/figtree/files/figtree-latin-700-normal.woff') },
] as const
const STAR = 'M12 2l3.1 6.3 6.9 1-5 4.9 1.2 6.8-6.2-3.2L5.8 21 7 14.2 2 9.300l6.900-1z'
const INK = '#0d3d38'
const LEAF = '#0a7068'

let loaded: ReturnType<typeof load> | undefined

/** Loaded with the first picture: most processes never paint one. */
async function load() {
  const [{ default: satori }, { default: sharp }] = await Promise.all([import('satori'), import('sharp')])
  sharp.cache(false)
  const fonts = await Promise.all(
    FONTS.map(async ({ weight, address }) => ({
      name: 'Figtree',
      weight,
      data: await readFile(fileURLToPath(address)),
    })),
  )
  return { satori, sharp, fonts }
}

/** Paints one picture at a time with `draw`, and caches recent ones. */
export class BoundedSharePicturePainter extends SharePicturePainter {
  readonly #draw: (picture: SharePicture) => Promise<Uint8Array>
  readonly #cache = new LRUCache<string, Promise<Uint8Array>>({
    max: 500,
    maxSize: KEPT_BYTES,
    maxEntrySize: KEPT_BYTES,
    sizeCalculation: () => 64_000,
  })
  readonly #turns = bulkhead(1, WAITING)

  constructor(draw: (picture: SharePicture) => Promise<Uint8Array>) {
    super()
    this.#draw = draw
  }

  async paint(picture: SharePicture): Promise<Uint8Array> {
    const key = JSON.stringify(picture)
    const cached = this.#cache.get(key)
    if (cached) return cached
    const painting = this.#turns.execute(() => this.#draw(picture))
    this.#cache.set(key, painting)
    try {
      return await painting
    } catch (error) {
      this.#cache.delete(key)
      throw isBulkheadRejectedError(error)
        ? new EncoderBusy('Too many pictures are being made', { cause: error })
        : error
    }
  }
}

/** Lays the texts out with Satori and renders with libvips. */
export async function drawSharePicture(picture: SharePicture): Promise<Uint8Array> {
  const { satori, sharp, fonts } = await (loaded ??= load())
  const svg = await satori(cardOf(picture), { width: WIDTH, height: HEIGHT, fonts })
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 128 }).toBuffer()
}

function box(style: Record<string, string | number>, ...children: (string | object)[]) {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } }
}

function cardOf({ title, subtitle, place, rating }: SharePicture) {
  const text = (fontSize: number, color: string, words: string, fontWeight = 500) =>
    box(
      {
        fontSize,
        color,
        fontWeight,
        lineHeight: 1.15,
        lineClamp: 2,
        flexShrink: 0,
        display: 'block',
        overflow: 'hidden',
      },
      words,
    )
  return box(
    {
      boxSizing: 'border-box',
      width: '100%',
      height: '100%',
      padding: 80,
      flexDirection: 'column',
      justifyContent: 'space-between',
      fontFamily: 'Figtree',
      background: 'linear-gradient(120deg, #d9f3ee, #f6fbfa 70%)',
    },
    box(
      { flexDirection: 'column', gap: 24 },
      text(title.length > 40 ? 64 : 80, INK, title, 700),
      text(44, LEAF, subtitle),
      ...(rating ? [starsOf(rating)] : []),
    ),
    box({ fontSize: 36, color: INK }, place),
  )
}

function starsOf({ stars, reviews }: { stars: string; reviews: string }) {
  const path = { type: 'path', key: null, props: { d: STAR, fill: '#e6a700' } }
  const star = {
    type: 'svg',
    key: null,
    props: { width: 48, height: 48, viewBox: '0 0 24 24', children: [path] },
  }
  return box(
    { alignItems: 'center', gap: 16, fontSize: 44, color: INK },
    star,
    box({ fontWeight: 700 }, stars),
    box({}, reviews),
  )
}
