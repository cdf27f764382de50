import {
  ImageStore,
  type ImageFormat,
  type ImageWidth,
  type StoredImage,
} from '#application/ports/image_store.ts'

export class InMemoryImageStore extends ImageStore {
  readonly #photos = new Map<string, Map<string, readonly StoredImage[]>>()

  async put(id: string, hash: string, variants: readonly StoredImage[]): Promise<void> {
    const photos = this.#photos.get(id) ?? new Map<string, readonly StoredImage[]>()
    this.#photos.set(id, photos.set(hash, variants))
  }

  async get(id: string, hash: string, width: ImageWidth, format: ImageFormat): Promise<Uint8Array | null> {
    const variants = this.#photos.get(id)?.get(hash) ?? []
    return variants.find((variant) => variant.width === width && variant.format === format)?.bytes ?? null
  }

  async keepOnly(id: string, hash: string | null): Promise<void> {
    const photos = this.#photos.get(id)
    for (const each of photos?.keys() ?? []) if (each !== hash) photos?.delete(each)
  }
}
