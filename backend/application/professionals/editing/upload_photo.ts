import type { Clock } from '#application/ports/clock.ts'
import type { ImageEncoder, ImageRefusal } from '#application/ports/image_encoder.ts'
import type { PhotoStaging } from '#application/ports/photo_staging.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import { ok, type Result } from '#domain/shared/result.ts'

export interface UploadPhotoInput {
  viewerId: ProfessionalId
  /** The file as it came, at most 5 MB. */
  bytes: Uint8Array
}

export interface UploadedPhoto {
  hash: string
  /** The picture as it would be shown, WebP of 512 × 512 px. */
  preview: Uint8Array
}

/** Professionals send a photo. It is encoded again and set aside: nobody is shown it before the profile is saved with it. */
export class UploadPhoto {
  readonly #deps: { encoder: ImageEncoder; staging: PhotoStaging; clock: Clock }

  constructor(deps: { encoder: ImageEncoder; staging: PhotoStaging; clock: Clock }) {
    this.#deps = deps
  }

  /** Throws `EncoderBusy` where too many pictures are being decoded already. */
  async execute({ viewerId, bytes }: UploadPhotoInput): Promise<Result<UploadedPhoto, ImageRefusal>> {
    const { encoder, staging, clock } = this.#deps
    const encoded = await encoder.encode(bytes, viewerId)
    if (!encoded.ok) return encoded
    await staging.stage(viewerId, encoded.value, clock.now())
    const { hash, variants } = encoded.value
    const shown = variants.find(({ width, format }) => width === 512 && format === 'webp')
    return ok({ hash, preview: shown?.bytes ?? new Uint8Array() })
  }
}
