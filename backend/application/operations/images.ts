import type { Ports } from '#application/ports/ports.ts'
import {
  IMAGE_FORMATS,
  IMAGE_WIDTHS,
  type ImageStore,
  ImageStoreUnavailable,
  type StoredImage,
  type PhotoOwner,
} from '#application/ports/image_store.ts'
import { POST_IMAGE_WIDTHS } from '#application/ports/post_image_store.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { type Actor, auditEntry } from '../audit/actor.ts'
import { UseCase } from '../use_case.ts'

type PhotoMover = Ports<'professionals' | 'unitOfWork'>

interface PhotoMove {
  from: ImageStore
  to: ImageStore
  /** Reports the outcome without moving anything. */
  dryRun: boolean
}

type PhotoOutcome = 'moved' | 'there' | 'missing'

/** Returns null if no photo is shown. A second transaction removes the original, once the copy is committed. */
async function movePhoto(
  mover: PhotoMover,
  move: PhotoMove,
  id: ProfessionalId,
): Promise<PhotoOutcome | null> {
  const copied = await whileShown(mover, id, async (hash) => ({
    hash,
    outcome: await copyPhoto(move, id, hash),
  }))
  if (copied?.outcome !== 'moved' || move.dryRun) return copied?.outcome ?? null
  await whileShown(mover, id, async (hash) => {
    if (hash === copied.hash) await move.from.keepOnly(id, null)
  })
  return 'moved'
}

function whileShown<Value>(
  { professionals, unitOfWork }: PhotoMover,
  id: ProfessionalId,
  work: (hash: string) => Promise<Value>,
): Promise<Value | null> {
  return unitOfWork.run(async () => {
    const hash = (await professionals.findForUpdate(id))?.state.image?.hash
    return hash ? work(hash) : null
  })
}

async function copyPhoto(
  { from, to, dryRun }: PhotoMove,
  id: ProfessionalId,
  hash: string,
): Promise<PhotoOutcome> {
  const variants = await variantsIn(from, id, hash)
  if (variants.length === 0) return (await variantsIn(to, id, hash)).length > 0 ? 'there' : 'missing'
  if (dryRun) return 'moved'
  await to.put(id, hash, variants)
  const copies = await variantsIn(to, id, hash)
  for (const { width, format, bytes } of variants) {
    const copy = copies.find((each) => each.width === width && each.format === format)
    if (!copy || !isSame(copy.bytes, bytes)) throw new ImageStoreUnavailable('a cópia não é igual')
  }
  return 'moved'
}

/** Returns every size and format of a photo in the store. */
async function variantsIn(store: ImageStore, id: ProfessionalId, hash: string): Promise<StoredImage[]> {
  const variants: StoredImage[] = []
  for (const width of IMAGE_WIDTHS)
    for (const format of IMAGE_FORMATS) {
      const bytes = await store.get(id, hash, width, format)
      if (bytes) variants.push({ width, format, bytes })
    }
  return variants
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at])
}

export type PhotoPlace = 'postgresql' | 's3'

interface MovePhotosInput {
  to: PhotoPlace
  by: Actor
  /** Counts only. */
  dryRun: boolean
  /** Stops after the current photos. */
  signal?: AbortSignal
  /** Receives the number of accounts and pictures processed. */
  onProgress?: (processed: number) => void
}

export interface PhotosMoved {
  moved: number
  /** Already at the destination. */
  there: number
  /** In neither store: profiles show initials, posts show nothing. */
  missing: number
  interrupted: boolean
}

export type MoveRefusal = 'forbidden' | 'no_bucket'

type Dependencies = PhotoMover & Ports<'postImageMoves' | 'photoOwners' | 'imageStores' | 'auditLog'>

const PAGE = 200
const AT_ONCE = 4

/**
 * Moves all profile photos, then all pictures of posts, to the other store, a few at a time, while the site runs. An
 * original is removed only after its copy was read back unchanged, so an interrupted run can simply be repeated.
 */
export class MovePhotos extends UseCase<Dependencies> {
  async execute(input: MovePhotosInput): Promise<Result<PhotosMoved, MoveRefusal>> {
    if (input.by.kind !== 'operator') return fail('forbidden')
    if (!this.deps.imageStores.s3) return fail('no_bucket')
    const counter: PhotosMoved = { moved: 0, there: 0, missing: 0, interrupted: false }
    try {
      await this.#moveAll(input, counter)
    } finally {
      if (counter.moved > 0 && !input.dryRun) await this.#record(input, counter)
    }
    return ok(counter)
  }

  async #moveAll({ signal, onProgress, ...input }: MovePhotosInput, counter: PhotosMoved): Promise<void> {
    let processed = 0
    for await (const owners of this.#batches()) {
      if (signal?.aborted) {
        counter.interrupted = true
        return
      }
      await this.#moveBatch(owners, input, counter)
      onProgress?.((processed += owners.length))
    }
    for await (const name of this.#pictures()) {
      if (signal?.aborted) {
        counter.interrupted = true
        return
      }
      const outcome = await this.deps.postImageMoves?.move(name, input.to, input.dryRun)
      if (outcome) counter[outcome]++
      onProgress?.(++processed)
    }
  }

  async *#pictures(): AsyncGenerator<string> {
    const moves = this.deps.postImageMoves
    let page = (await moves?.page(null, PAGE)) ?? []
    while (page.length > 0) {
      yield* page
      page = (await moves?.page(page.at(-1) ?? null, PAGE)) ?? []
    }
  }

  async *#batches(): AsyncGenerator<PhotoOwner[]> {
    let page = await this.deps.photoOwners.page(null, PAGE)
    while (page.length > 0) {
      for (let at = 0; at < page.length; at += AT_ONCE) yield page.slice(at, at + AT_ONCE)
      page = await this.deps.photoOwners.page(page.at(-1)?.id ?? null, PAGE)
    }
  }

  /** Waits for all of them, even if one fails. */
  async #moveBatch(
    owners: readonly PhotoOwner[],
    { to, dryRun }: Pick<MovePhotosInput, 'to' | 'dryRun'>,
    counter: PhotosMoved,
  ): Promise<void> {
    const { postgresql, s3 } = this.deps.imageStores
    if (!s3) return
    const move = to === 's3' ? { from: postgresql, to: s3, dryRun } : { from: s3, to: postgresql, dryRun }
    const moves = owners
      .filter(({ hash }) => hash !== null)
      .map(async ({ id }) => {
        const outcome = await movePhoto(this.deps, move, id)
        if (outcome) counter[outcome]++
      })
    await Promise.allSettled(moves)
    await Promise.all(moves)
  }

  async #record({ to, by }: MovePhotosInput, { moved, missing }: PhotosMoved): Promise<void> {
    await this.deps.auditLog.record(
      auditEntry({ by }, 'photos_moved', ['photos', to], { after: { moved, missing } }),
    )
  }
}

interface ShownImage {
  /** The professional's slug; null for a picture of a post. */
  slug: string | null
  name: string
  /** Null if it is in neither store. */
  place: PhotoPlace | null
  variants: { width: number; format: string; bytes: number }[]
}

interface ShowImageInput {
  by: Actor
  /** Id, slug or e-mail of a professional, or the name of a post's picture. */
  key: string
}

type ShowImageDependencies = Ports<
  'adminList' | 'professionals' | 'postImages' | 'postImageMoves' | 'imageStores'
>

/** Shows operators which sizes of a photo or picture are stored, and where. */
export class ShowImage extends UseCase<ShowImageDependencies> {
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

  /** Uses a dry run of the move to find out where the picture is. */
  async #picture(name: string): Promise<ShownImage | null> {
    const { postImages, postImageMoves } = this.deps
    const outcome = await postImageMoves?.move(name, 's3', true)
    if (outcome === null) return null
    const variants: ShownImage['variants'] = []
    for (const width of POST_IMAGE_WIDTHS) {
      const bytes = await postImages.get(name, width)
      if (bytes) variants.push({ width, format: 'webp', bytes: bytes.length })
    }
    if (variants.length > 0)
      return { slug: null, name, place: outcome === 'there' ? 's3' : 'postgresql', variants }
    return outcome ? { slug: null, name, place: null, variants } : null
  }
}

const sized = ({ width, format, bytes }: StoredImage) => ({ width, format, bytes: bytes.length })
