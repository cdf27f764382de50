import type { Ports } from '#application/ports/ports.ts'
import { postImageAddress, postImageName } from '#domain/blog/post_images.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { ImageEncoder, ImageRefusal } from '#application/ports/image_encoder.ts'
import type { PostImageWidth } from '#application/ports/post_image_store.ts'
import { type Actor, auditEntry, mayAdminister } from '../../audit/actor.ts'
import { UseCase } from '../../use_case.ts'

type Dependencies = Ports<'postImages' | 'clock' | 'auditLog'> & {
  encoder: Pick<ImageEncoder, 'encodeWhole'>
}

interface UploadPostImageInput {
  by: Actor
  /** The uploaded file, at most 5 MB. */
  bytes: Uint8Array
}

/** Encodes and stores an editor's picture, records that, and returns the path by which posts show it. */
export class UploadPostImage extends UseCase<Dependencies> {
  async execute({ by, bytes }: UploadPostImageInput): Promise<Result<string, ImageRefusal | 'forbidden'>> {
    if (!mayAdminister(by)) return fail('forbidden')
    const { encoder, postImages, clock, auditLog } = this.deps
    const encoded = await encoder.encodeWhole(bytes, by.kind === 'admin' ? by.id : 'operator')
    if (!encoded.ok) return encoded
    const { hash, width, height, variants } = encoded.value
    const name = postImageName(hash, width, height)
    await postImages.put(name, variants, clock.now())
    await auditLog.record(auditEntry({ by }, 'post_image_sent', ['post_image', name]))
    return ok(postImageAddress(name))
  }
}

/** Returns a picture by its name, for anyone. */
export class ReadPostImage extends UseCase<Ports<'postImages'>> {
  execute({ name, width }: { name: string; width: PostImageWidth }): Promise<Uint8Array | null> {
    return this.deps.postImages.get(name, width)
  }
}

/** Milliseconds; longer than an editor keeps a draft on the device. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1_000

/** Removes the pictures that neither a post nor a revision uses. */
export class RemoveUnusedPostImages extends UseCase<Pick<Dependencies, 'postImages' | 'clock'>> {
  async execute(): Promise<void> {
    const { postImages, clock } = this.deps
    await postImages.removeUnused(new Date(clock.now().getTime() - KEPT_MS))
  }
}
