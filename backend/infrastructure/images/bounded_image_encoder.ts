import { bulkhead, type BulkheadPolicy, isBulkheadRejectedError } from 'cockatiel'
import {
  type EncodedImage,
  EncoderBusy,
  ImageEncoder,
  type ImageRefusal,
} from '#application/ports/image_encoder.ts'
import type { Result } from '#domain/shared/result.ts'

const AT_ONCE = 2
const WAITING = 8
const WAITING_PER_SENDER = 1

/**
 * Lets two pictures be decoded at once and eight more wait, one of each sender with one more behind it; refuses the rest
 * with `EncoderBusy`. So nobody holds more than one place.
 */
export class BoundedImageEncoder extends ImageEncoder {
  readonly #inner: ImageEncoder
  readonly #turns = bulkhead(AT_ONCE, WAITING)
  readonly #senders = new Map<string, BulkheadPolicy>()

  constructor(inner: ImageEncoder) {
    super()
    this.#inner = inner
  }

  override async encode(bytes: Uint8Array, sender: string): Promise<Result<EncodedImage, ImageRefusal>> {
    const own = this.#senders.get(sender) ?? bulkhead(1, WAITING_PER_SENDER)
    this.#senders.set(sender, own)
    try {
      return await own.execute(() => this.#turns.execute(() => this.#inner.encode(bytes, sender)))
    } catch (error) {
      throw isBulkheadRejectedError(error) ? new EncoderBusy() : error
    } finally {
      if (own.executionSlots === 1) this.#senders.delete(sender)
    }
  }
}
