import { type EncodedImage, PhotoStaging } from '#application/ports/image_encoder.ts'

export class InMemoryPhotoStaging extends PhotoStaging {
  readonly #staged = new Map<string, { photo: EncodedImage; at: Date }>()

  async stage(id: string, photo: EncodedImage, at: Date): Promise<void> {
    this.#staged.set(id, { photo, at })
  }

  async find(id: string, hash: string): Promise<EncodedImage | null> {
    const photo = this.#staged.get(id)?.photo
    return photo?.hash === hash ? photo : null
  }

  async discard(id: string): Promise<void> {
    this.#staged.delete(id)
  }

  async discardBefore(instant: Date): Promise<number> {
    const old = [...this.#staged].filter(([, { at }]) => at < instant)
    for (const [id] of old) this.#staged.delete(id)
    return old.length
  }
}
