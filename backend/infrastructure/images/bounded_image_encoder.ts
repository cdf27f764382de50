import { bulkhead, isBulkheadRejectedError } from 'cockatiel'
import {
  type EncodedImage,
  EncoderBusy,
  ImageEncoder,
  type ImageRefusal,
} from '#application/ports/image_encoder.ts'
import type { Result } from '#domain/shared/result.ts'

const AT_ONCE = 2
const WAITING = 8

/** Lets two pictures be decoded at once and eight more wait (access matrix §5); refuses the rest with `EncoderBusy`. */
export class BoundedImageEncoder extends ImageEncoder {
  readonly #inner: ImageEncoder
  readonly #turns = bulkhead(AT_ONCE, WAITING)

  constructor(inner: ImageEncoder) {
    super()
    this.#inner = inner
  }

  override encode(bytes: Uint8Array): Promise<Result<EncodedImage, ImageRefusal>> {
    return this.#turns.execute(() => this.#inner.encode(bytes)).catch(refuse)
  }
}

function refuse(error: unknown): never {
  throw isBulkheadRejectedError(error) ? new EncoderBusy() : error
}
