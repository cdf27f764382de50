import {
  type EncodedImage,
  EncoderBusy,
  ImageEncoder,
  type ImageRefusal,
} from '#application/ports/image_encoder.ts'
import { BoundedTurns } from '#application/system/bounded_turns.ts'
import type { Result } from '#domain/shared/result.ts'

/** Lets two pictures be decoded at once and eight more wait (access matrix §5); refuses the rest with `EncoderBusy`. */
export class BoundedImageEncoder extends ImageEncoder {
  readonly #inner: ImageEncoder
  readonly #turns = new BoundedTurns({ atOnce: 2, waiting: 8 }, () => new EncoderBusy())

  constructor(inner: ImageEncoder) {
    super()
    this.#inner = inner
  }

  override encode(bytes: Uint8Array): Promise<Result<EncodedImage, ImageRefusal>> {
    return this.#turns.run(() => this.#inner.encode(bytes))
  }
}
