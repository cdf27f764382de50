import type { ProfessionalId } from '#domain/professionals/professional_id.ts'

export const IMAGE_WIDTHS = [160, 512] as const
export type ImageWidth = (typeof IMAGE_WIDTHS)[number]
export type ImageFormat = 'webp' | 'avif'

export interface StoredImage {
  bytes: Uint8Array
  format: ImageFormat
  width: ImageWidth
}

/** Profile photos, already encoded again by us. */
export abstract class ImageStore {
  /** Replaces all variants of the professional's photo by those of `hash`. */
  abstract put(id: ProfessionalId, hash: string, variants: readonly StoredImage[]): Promise<void>
  abstract get(
    id: ProfessionalId,
    hash: string,
    width: ImageWidth,
    format: ImageFormat,
  ): Promise<Uint8Array | null>
  abstract remove(id: ProfessionalId): Promise<void>
}
