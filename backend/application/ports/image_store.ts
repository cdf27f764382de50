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

/** The store is unreachable, too slow or refuses us; the same call may work in a moment. */
export class ImageStoreUnavailable extends Unavailable {
  override name = 'ImageStoreUnavailable'
  /** The cause in a word or two: never a key, an address or the other side's text. */
  readonly code: string

  constructor(code: string) {
    super(`O armazenamento de fotos não respondeu como devia (${code}).`)
    this.code = code
  }
}

/**
 * Encoded profile photos. Not every store takes part in the unit of work, so `keepOnly` removes unused photos later.
 * Every call may throw `ImageStoreUnavailable`.
 */
export abstract class ImageStore {
  /** Adds the variants of `hash`; repeating it changes nothing. */
  abstract put(id: ProfessionalId, hash: string, variants: readonly StoredImage[]): Promise<void>
  abstract get(
    id: ProfessionalId,
    hash: string,
    width: ImageWidth,
    format: ImageFormat,
  ): Promise<Uint8Array | null>
  /** Removes every photo of the professional except `hash`; all of them for null. */
  abstract keepOnly(id: ProfessionalId, hash: string | null): Promise<void>
}

export interface PhotoOwner {
  id: ProfessionalId
  /** Content hash of the photo shown; null without one. */
  hash: string | null
}

/** Every account with the photo it shows, for batch work. */
export abstract class PhotoOwners {
  /** Returns at most `limit` in id order, after `after` (null: from the start); empty at the end. */
  abstract page(after: ProfessionalId | null, limit: number): Promise<PhotoOwner[]>
}
