import { type ImageStore, type StoredImage } from '#application/ports/image_store.ts'
import {
  POST_IMAGE_WIDTHS,
  type PostImageMoves,
  type PostImageStore,
} from '#application/ports/post_image_store.ts'
import type { ProfessionalAdminList } from '#application/ports/professional_admin_list.ts'
import type { ProfessionalRepository } from '#application/ports/professional_repository.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { Actor } from '../audit/actor.ts'
import { type PhotoPlace, variantsIn } from './move_photos.ts'
import { UseCase } from '../use_case.ts'

export interface ShownImage {
  /** The professional whose photo it is; null for a picture of posts. */
  slug: string | null
  name: string
  /** Null where it is in neither. */
  place: PhotoPlace | null
  variants: { width: number; format: string; bytes: number }[]
}

interface ShowImageInput {
  by: Actor
  /** Id, slug or e-mail of a professional, or the name of a picture of a post. */
  key: string
}

interface Dependencies {
  adminList: ProfessionalAdminList
  professionals: ProfessionalRepository
  imageStores: Record<'postgresql', ImageStore> & Record<'s3', ImageStore | null>
  postImages: PostImageStore
  /** Null where the settings name no bucket. */
  postImageMoves: PostImageMoves | null
}

/** Operators see which sizes of a photo or picture are kept, and where. */
export class ShowImage extends UseCase<Dependencies> {
  async execute({ by, key }: ShowImageInput): Promise<Result<ShownImage, 'forbidden' | 'image_not_found'>> {
    if (by.kind !== 'operator') return fail('forbidden')
    const owner = await this.deps.adminList.find(key)
    const shown = owner ? await this.#photo(owner) : await this.#picture(key)
    return shown ? ok(shown) : fail('image_not_found')
  }

  async #photo({ id, slug }: { id: ProfessionalId; slug: string }): Promise<ShownImage | null> {
    const image = (await this.deps.professionals.findById(id))?.state.image
    if (!image) return null
    const { postgresql, s3 } = this.deps.imageStores
    const photo = { slug, name: image.hash }
    const here = await variantsIn(postgresql, id, image.hash)
    if (here.length > 0) return { ...photo, place: 'postgresql', variants: here.map(sized) }
    const there = s3 ? await variantsIn(s3, id, image.hash) : []
    return { ...photo, place: there.length > 0 ? 's3' : null, variants: there.map(sized) }
  }

  /** A move that is only tried tells where the picture is. */
  async #picture(name: string): Promise<ShownImage | null> {
    const { postImages, postImageMoves } = this.deps
    const fate = await postImageMoves?.move(name, 's3', true)
    if (fate === null) return null
    const variants: ShownImage['variants'] = []
    for (const width of POST_IMAGE_WIDTHS) {
      const bytes = await postImages.get(name, width)
      if (bytes) variants.push({ width, format: 'webp', bytes: bytes.length })
    }
    if (variants.length > 0)
      return { slug: null, name, place: fate === 'there' ? 's3' : 'postgresql', variants }
    return fate ? { slug: null, name, place: null, variants } : null
  }
}

const sized = ({ width, format, bytes }: StoredImage) => ({ width, format, bytes: bytes.length })
