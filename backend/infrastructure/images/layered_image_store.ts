import {
  ImageStore,
  type ImageFormat,
  type ImageWidth,
  type StoredImage,
} from '#application/ports/image_store.ts'

/** New photos go to one store; those that another still keeps are found there until they are moved. */
export class LayeredImageStore extends ImageStore {
  readonly #current: ImageStore
  readonly #other: ImageStore

  constructor({ current, other }: { current: ImageStore; other: ImageStore }) {
    super()
    this.#current = current
    this.#other = other
  }

  put(id: string, hash: string, variants: readonly StoredImage[]): Promise<void> {
    return this.#current.put(id, hash, variants)
  }

  async get(id: string, hash: string, width: ImageWidth, format: ImageFormat): Promise<Uint8Array | null> {
    const bytes = await this.#current.get(id, hash, width, format)
    return bytes ?? this.#other.get(id, hash, width, format)
  }

  async keepOnly(id: string, hash: string | null): Promise<void> {
    await this.#other.keepOnly(id, hash)
    await this.#current.keepOnly(id, hash)
  }
}
