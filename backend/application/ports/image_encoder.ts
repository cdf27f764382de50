import type { Result } from '#domain/shared/result.ts'
import type { StoredImage } from './image_store.ts'
import type { PostImageVariant } from './post_image_store.ts'
import { Unavailable } from './unavailable.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'

export type ImageRefusal = 'image_type_unsupported' | 'image_broken' | 'image_too_large'

export interface EncodedImage {
  /** Content hash. */
  hash: string
  variants: StoredImage[]
}

/** A picture in its original proportions, with the size of its largest variant. */
export interface EncodedPicture {
  /** 22 letters, digits, `-` and `_`. */
  hash: string
  width: number
  height: number
  variants: PostImageVariant[]
}

/** Too many pictures are being decoded or waiting; the same call may work in a moment. */
export class EncoderBusy extends Unavailable {
  override name = 'EncoderBusy'
}

/** Makes an uploaded picture safe: decodes, rotates, strips metadata and encodes again. */
export abstract class ImageEncoder {
  /**
   * Accepts PNG, JPEG, WebP or AVIF by content, at most 24 megapixels over all frames; uses the first. Returns squares
   * of 160 and 512 px in WebP and AVIF. Throws `EncoderBusy`, earlier for a sender with other calls under way.
   */
  abstract encode(bytes: Uint8Array, sender: string): Promise<Result<EncodedImage, ImageRefusal>>

  /** The same in the original proportions: WebP at most 640 and 1280 px wide, never enlarged. */
  abstract encodeWhole(bytes: Uint8Array, sender: string): Promise<Result<EncodedPicture, ImageRefusal>>
}

/** Uploaded photos that are not saved with a profile yet; nobody sees them. */
export abstract class PhotoStaging {
  /** Replaces the professional's staged photo. */
  abstract stage(id: ProfessionalId, photo: EncodedImage, at: Date): Promise<void>
  /** Finds only the professional's own photo, by its content hash. */
  abstract find(id: ProfessionalId, hash: string): Promise<EncodedImage | null>
  abstract discard(id: ProfessionalId): Promise<void>
  /** Discards those staged before the instant; returns the number of professionals. */
  abstract discardBefore(instant: Date): Promise<number>
}
