import type { Clock } from '#application/ports/clock.ts'
import type { ImageEncoder, ImageRefusal } from '#application/ports/image_encoder.ts'
import {
  PICTURE_MARK,
  picturesIn,
  type PictureFailure,
  type PostFile,
  type SourcePicture,
  type SourcePost,
} from '#application/ports/post_files.ts'
import type { PostImageStore } from '#application/ports/post_image_store.ts'
import { coverAddress, postImageAddress, postImageName } from '#domain/blog/post_images.ts'
import { cutText } from '#domain/shared/text.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { postFieldOf } from './field_names.ts'

export interface PictureDependencies {
  encoder: Pick<ImageEncoder, 'encodeWhole'>
  postImages: PostImageStore
  clock: Clock
}

type Refusal = PictureFailure | ImageRefusal | 'picture_undescribed' | 'picture_limit'

/** A picture that is not imported, and why in Portuguese. */
export interface SkippedPicture {
  address: string
  reason: string
}

export interface ImportedPictures {
  source: SourcePost
  imported: number
  skipped: SkippedPicture[]
}

const REASONS: Record<Refusal, string> = {
  picture_missing: 'não existe',
  picture_private: 'o endereço não é público, ou não é http(s)',
  picture_slow: 'demorou demais',
  picture_too_large: 'passa de 5 MB',
  picture_unreachable: 'o servidor não a entregou',
  picture_undescribed: 'não tem texto alternativo',
  picture_limit: 'passa do que uma importação traz',
  image_broken: 'está danificada',
  image_too_large: 'tem pontos demais',
  image_type_unsupported: 'não é PNG, JPEG, WebP nem AVIF',
}

const MAX_OF_A_POST = 100
const MAX_OF_AN_IMPORT = 5_000
const MAX_ALT_LENGTH = 255

/** Returns the text without its pictures; all but the one that will be the cover are reported as skipped. */
export function withoutPictures(source: SourcePost): SourcePost {
  const losses: string[] = []
  const cover = coverAddress(coverOf(source)?.address ?? '') ?? coverInText(source)
  const parts = arranged(source, ({ address }) => {
    if (!cover || coverAddress(address) !== cover) losses.push('imagem')
    return null
  })
  return { ...source, parts, losses: [...source.losses, ...losses] }
}

/** Returns the address of the text's first picture if it can be the cover of a post that names none. */
export function coverInText({ picture }: SourcePost): string | null {
  return picture && /^https:/i.test(picture.address) ? coverAddress(picture.address) : null
}

/**
 * Imports the pictures of posts like an editor's uploads: encoded again, in their places in the text, the cover
 * included. A picture without a description, or that cannot be fetched, is skipped and reported; the text stays.
 */
export class PictureImporter {
  readonly #deps: PictureDependencies
  readonly #file: PostFile
  readonly #dryRun: boolean
  readonly #known = new Map<string, Result<string, Refusal>>()

  constructor(deps: PictureDependencies, file: PostFile, { dryRun }: { dryRun: boolean }) {
    this.#deps = deps
    this.#file = file
    this.#dryRun = dryRun
  }

  async import(source: SourcePost): Promise<ImportedPictures> {
    const sources = picturesOf(source)
    const cover = coverOf(source) ?? sources[0]
    const places = new Map<string, string>()
    const skipped: SkippedPicture[] = []
    for (const [index, picture] of [...(cover ? [cover] : []), ...sources].entries()) {
      if (places.has(picture.address) || skipped.some(({ address }) => address === picture.address)) continue
      const imported = await this.#import(source, picture, index)
      if (imported.ok) places.set(picture.address, imported.value)
      else skipped.push({ address: picture.address, reason: REASONS[imported.failure] })
    }
    const shown = cover && places.get(cover.address)
    const fields = shown ? withCover(source.fields, cover, shown) : source.fields
    let isCoverToCome = shown !== undefined && cover === sources[0]
    const parts = arranged(source, ({ address, alt }) => {
      const place = places.get(address)
      if (isCoverToCome && address === cover?.address) isCoverToCome = false
      else if (place && altOf(alt)) return `![${altOf(alt)}](${place})`
      return null
    })
    const losses = skipped.map(() => 'imagem')
    const next = { ...source, fields, parts, losses: [...source.losses, ...losses] }
    return { source: next, imported: places.size, skipped }
  }

  async #import(
    source: SourcePost,
    { address, alt }: SourcePicture,
    index: number,
  ): Promise<Result<string, Refusal>> {
    if (!altOf(alt)) return fail('picture_undescribed')
    if (index > MAX_OF_A_POST || this.#known.size >= MAX_OF_AN_IMPORT) return fail('picture_limit')
    const key = /^https?:/i.test(address) ? address : `${source.file} ${source.address ?? ''} ${address}`
    const known = this.#known.get(key) ?? (await this.#store(source, address))
    this.#known.set(key, known)
    return known
  }

  async #store(source: SourcePost, address: string): Promise<Result<string, Refusal>> {
    const read = await this.#file.picture(source, address)
    if (!read.ok) return read
    const { encoder, postImages, clock } = this.#deps
    const encoded = await encoder.encodeWhole(read.value, 'operator')
    if (!encoded.ok) return encoded
    const { hash, width, height, variants } = encoded.value
    const name = postImageName(hash, width, height)
    if (!this.#dryRun) await postImages.put(name, variants, clock.now())
    return ok(postImageAddress(name))
  }
}

function picturesOf({ parts }: SourcePost): SourcePicture[] {
  return parts.flatMap(({ heading, text }) => picturesIn(`${heading ?? ''}\n${text}`))
}

/** Returns the picture that the source names as cover, unless we store it already. */
function coverOf({ fields }: SourcePost): SourcePicture | null {
  const named = new Map([...(fields ?? [])].map(([name, value]) => [postFieldOf(name), value]))
  const address = named.get('featuredImage')
  const alt = named.get('featuredImageAlt')
  if (typeof address !== 'string' || !address.trim()) return null
  return { address: address.trim(), alt: typeof alt === 'string' ? alt : '' }
}

function withCover(
  fields: SourcePost['fields'],
  { alt }: SourcePicture,
  address: string,
): SourcePost['fields'] {
  const others = [...(fields ?? [])].filter(
    ([name]) => !['featuredImage', 'featuredImageAlt'].includes(postFieldOf(name) ?? ''),
  )
  return new Map([...others, ['featuredImage', address], ['featuredImageAlt', altOf(alt)]])
}

/** Fits a description into one line of a section. */
function altOf(alt: string): string {
  return cutText(alt.replaceAll(/[\]\s]+/g, ' ').trim(), MAX_ALT_LENGTH)
}

/** Joins the words of each line, then adds a line for each picture for which `lineOf` returns one. */
function arranged(
  source: SourcePost,
  lineOf: (picture: SourcePicture) => string | null,
): SourcePost['parts'] {
  const splitLine = (line: string) => {
    const pictures: string[] = []
    const words = line.replaceAll(PICTURE_MARK, (_mark, alt: string, address: string) => {
      const picture = lineOf({ address, alt })
      if (picture) pictures.push(picture)
      return ''
    })
    return { words: words === line ? line : words.trim(), pictures, isSame: words === line }
  }
  return source.parts.map((part) => {
    const heading = part.heading === null ? null : splitLine(part.heading)
    const lines = part.text.split('\n').flatMap((line) => {
      const { words, pictures, isSame } = splitLine(line)
      return isSame ? [line] : [words, ...pictures].filter(Boolean)
    })
    const text = [...(heading?.pictures ?? []), ...lines].join('\n')
    return { ...part, heading: heading && heading.words, text }
  })
}
