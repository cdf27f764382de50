import type { Ports } from '#application/ports/ports.ts'
import type { EncodedImage, ImageRefusal } from '#application/ports/image_encoder.ts'
import type { Professional } from '#domain/professionals/professional.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { photoCleanup } from './photo_cleanup.ts'
import { UseCase } from '../../use_case.ts'

/** The requested photo: the present one, none, an earlier upload by its hash, or a new file. */
export type RequestedPhoto = 'unchanged' | 'none' | { hash: string } | { bytes: Uint8Array }

type PreparedPhoto = 'unchanged' | 'none' | EncodedImage

export type PhotoRefusal = 'image_not_staged' | 'image_broken' | 'image_too_large'

export type PhotoDependencies = Ports<'encoder' | 'staging' | 'images' | 'jobs'>

/** Finds or encodes the photo, before any row is locked. */
export async function preparePhoto(
  { encoder, staging }: PhotoDependencies,
  professional: Professional,
  change: RequestedPhoto,
): Promise<Result<PreparedPhoto, PhotoRefusal>> {
  if (typeof change === 'string') return ok(change)
  if ('hash' in change) {
    if (change.hash === professional.state.image?.hash) return ok('unchanged')
    const staged = await staging.find(professional.id, change.hash)
    return staged ? ok(staged) : fail('image_not_staged')
  }
  const encoded = await encoder.encode(change.bytes, professional.id)
  if (encoded.ok) return encoded
  return fail(encoded.failure === 'image_too_large' ? 'image_too_large' : 'image_broken')
}

export function showPhoto(professional: Professional, photo: PreparedPhoto, at: Date): void {
  if (photo === 'unchanged') return
  professional.showPhoto(photo === 'none' ? null : { hash: photo.hash, mime: 'image/webp' }, at)
}

/** Longer than any unit of work lasts. */
const SETTLED_AFTER_SECONDS = 60

/**
 * Enqueues the cleanup; call it before the unit of work that changes the photo, so that it runs whether that commits
 * (the replaced photo goes) or not (the new one goes).
 */
export async function planPhotoCleanup(
  { jobs }: PhotoDependencies,
  id: ProfessionalId,
  photo: PreparedPhoto,
): Promise<void> {
  if (photo !== 'unchanged') await jobs.enqueue(...photoCleanup(id), SETTLED_AFTER_SECONDS)
}

/** Call it once the professional is stored with the photo, in the same unit of work: the row is then locked. */
export async function publishPhoto(
  { images, staging }: PhotoDependencies,
  { id }: Professional,
  photo: PreparedPhoto,
): Promise<void> {
  if (photo === 'unchanged') return
  if (photo !== 'none') await images.put(id, photo.hash, photo.variants)
  await staging.discard(id)
}

interface UploadPhotoInput {
  viewerId: ProfessionalId
  /** The uploaded file, at most 5 MB. */
  bytes: Uint8Array
}

interface UploadedPhoto {
  hash: string
  /** The picture as it will be shown, WebP of 512 × 512 px. */
  preview: Uint8Array
}

/** Encodes and stages an uploaded photo; nobody sees it before the profile is saved with it. */
export class UploadPhoto extends UseCase<Ports<'encoder' | 'staging' | 'clock'>> {
  /** Throws `EncoderBusy`. */
  async execute({ viewerId, bytes }: UploadPhotoInput): Promise<Result<UploadedPhoto, ImageRefusal>> {
    const { encoder, staging, clock } = this.deps
    const encoded = await encoder.encode(bytes, viewerId)
    if (!encoded.ok) return encoded
    await staging.stage(viewerId, encoded.value, clock.now())
    const { hash, variants } = encoded.value
    const shown = variants.find(({ width, format }) => width === 512 && format === 'webp')
    return ok({ hash, preview: shown?.bytes ?? new Uint8Array() })
  }
}
