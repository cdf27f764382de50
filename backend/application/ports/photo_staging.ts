import type { ProfessionalId } from '#domain/shared/ids.ts'
import type { EncodedImage } from './image_encoder.ts'

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
