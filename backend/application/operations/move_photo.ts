import {
  IMAGE_FORMATS,
  IMAGE_WIDTHS,
  type ImageStore,
  ImageStoreUnavailable,
  type StoredImage,
} from '#application/ports/image_store.ts'
import type { ProfessionalRepository } from '#application/ports/professional_repository.ts'
import type { UnitOfWork } from '#application/ports/unit_of_work.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'

export interface PhotoMover {
  professionals: ProfessionalRepository
  unitOfWork: UnitOfWork
}

export interface PhotoWay {
  from: ImageStore
  to: ImageStore
  /** Only tells what would become of it. */
  dryRun: boolean
}

export type PhotoFate = 'moved' | 'there' | 'missing'

/** Null where no photo is shown any more. The second lock sees the copy kept before the original goes. */
export async function movePhoto(
  mover: PhotoMover,
  way: PhotoWay,
  id: ProfessionalId,
): Promise<PhotoFate | null> {
  const copied = await whileShown(mover, id, async (hash) => ({ hash, fate: await copyPhoto(way, id, hash) }))
  if (copied?.fate !== 'moved' || way.dryRun) return copied?.fate ?? null
  await whileShown(mover, id, async (hash) => {
    if (hash === copied.hash) await way.from.keepOnly(id, null)
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
  { from, to, dryRun }: PhotoWay,
  id: ProfessionalId,
  hash: string,
): Promise<PhotoFate> {
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
