import {
  ImageStore,
  type ImageFormat,
  type ImageWidth,
  type StoredImage,
} from '#application/ports/image_store.ts'

export class InMemoryImageStore extends ImageStore {
  readonly #photos = new Map<string, { hash: string; variants: readonly StoredImage[] }>()

  async put(id: string, hash: string, variants: readonly StoredImage[]): Promise<void> {
    this.#photos.set(id, { hash, variants })
  }

  async get(id: string, hash: string, width: ImageWidth, format: ImageFormat): Promise<Uint8Array | null> {
    const photo = this.#photos.get(id)
    if (photo?.hash !== hash) return null
    return (
      photo.variants.find((variant) => variant.width === width && variant.format === format)?.bytes ?? null
    )
  }

  async remove(id: string): Promise<void> {
    this.#photos.delete(id)
  }
}
