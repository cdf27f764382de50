import type { ProfessionalId } from '#domain/shared/ids.ts'
import { Unavailable } from './unavailable.ts'

export const IMAGE_WIDTHS = [160, 512] as const
export type ImageWidth = (typeof IMAGE_WIDTHS)[number]
export const IMAGE_FORMATS = ['webp', 'avif'] as const
export type ImageFormat = (typeof IMAGE_FORMATS)[number]

export interface StoredImage {
  bytes: Uint8Array
  format: ImageFormat
  width: ImageWidth
}

/** Where the photos are kept is away, too slow or refuses us; the same call may work in a moment. */
export class ImageStoreUnavailable extends Unavailable {
  override name = 'ImageStoreUnavailable'
  /** What happened, in a word or two: never a key, an address or what the other side wrote. */
  readonly code: string

  constructor(code: string) {
    super(`O armazenamento de fotos não respondeu como devia (${code}).`)
    this.code = code
  }
}

/**
 * Profile photos, already encoded again by us. Not every store joins the unit of work, so what a profile no longer shows
 * is removed afterwards, by `keepOnly`. Every call may throw `ImageStoreUnavailable`.
 */
export abstract class ImageStore {
  /** Adds the variants of `hash`; putting them again changes nothing. */
  abstract put(id: ProfessionalId, hash: string, variants: readonly StoredImage[]): Promise<void>
  abstract get(
    id: ProfessionalId,
    hash: string,
    width: ImageWidth,
    format: ImageFormat,
  ): Promise<Uint8Array | null>
  /** Removes every photo of the professional but that of `hash`; all of them for null. */
  abstract keepOnly(id: ProfessionalId, hash: string | null): Promise<void>
}

export interface PhotoOwner {
  id: ProfessionalId
  /** The content hash of the photo shown, null where there is none. */
  hash: string | null
}

/** Everybody with an account and the photo they show, for who works through all of them. */
export abstract class PhotoOwners {
  /** In the order of their ids, those above `after` (null: from the first); `limit` of them at most, empty at the end. */
  abstract page(after: ProfessionalId | null, limit: number): Promise<PhotoOwner[]>
}
