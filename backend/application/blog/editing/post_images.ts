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
  /** The file as it came, at most 5 MB. */
  bytes: Uint8Array
}

/** An editor sends a picture for a post. It is encoded again; posts show it by the address that comes back. On record. */
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

/** Anyone who knows its name sees a picture. */
export class ReadPostImage extends UseCase<Ports<'postImages'>> {
  execute({ name, width }: { name: string; width: PostImageWidth }): Promise<Uint8Array | null> {
    return this.deps.postImages.get(name, width)
  }
}

/** Longer than an editor leaves a draft on the device. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1_000

/** Pictures that no post shows, nor an earlier state of one, go. */
export class RemoveUnusedPostImages extends UseCase<Pick<Dependencies, 'postImages' | 'clock'>> {
  async execute(): Promise<void> {
    const { postImages, clock } = this.deps
    await postImages.removeUnused(new Date(clock.now().getTime() - KEPT_MS))
  }
}
