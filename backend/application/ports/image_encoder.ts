import type { Result } from '#domain/shared/result.ts'
import type { StoredImage } from './image_store.ts'
import type { PostImageVariant } from './post_image_store.ts'
import { Unavailable } from './unavailable.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'

export type ImageRefusal = 'image_type_unsupported' | 'image_broken' | 'image_too_large'

export interface EncodedImage {
  /** Hash of the content; equal pictures have equal hashes. */
  hash: string
  variants: StoredImage[]
}

/** A whole picture, with the sides of its largest variant. */
export interface EncodedPicture {
  /** 22 letters, digits, `-` and `_`. */
  hash: string
  width: number
  height: number
  variants: PostImageVariant[]
}

/** Too many pictures are being decoded or waiting for it; the same call may work in a moment. */
export class EncoderBusy extends Unavailable {
  override name = 'EncoderBusy'
}

/** Makes a picture from a stranger safe: decoded, turned upright, stripped of metadata, encoded again. */
export abstract class ImageEncoder {
  /**
   * Takes PNG, JPEG, WebP or AVIF by content, at most 24 megapixels counting all frames; the first frame is used.
   * May throw `EncoderBusy`, sooner where the same sender has others under way. Gives 160 and 512 px squares (cover) in WebP and AVIF.
   */
  abstract encode(bytes: Uint8Array, sender: string): Promise<Result<EncodedImage, ImageRefusal>>

  /** The same of a whole picture, in WebP at most 640 and 1280 px wide, never larger than it came. */
  abstract encodeWhole(bytes: Uint8Array, sender: string): Promise<Result<EncodedPicture, ImageRefusal>>
}

/** Photos that were sent but not yet saved with a profile: nobody is shown them. */
export abstract class PhotoStaging {
  /** Replaces what the professional had staged. */
  abstract stage(id: ProfessionalId, photo: EncodedImage, at: Date): Promise<void>
  /** Only the professional's own one, by its content hash. */
  abstract find(id: ProfessionalId, hash: string): Promise<EncodedImage | null>
  abstract discard(id: ProfessionalId): Promise<void>
  /** Those staged before the instant; returns of how many professionals. */
  abstract discardBefore(instant: Date): Promise<number>
}
