import { test } from '@japa/runner'
import {
  IMAGE_FORMATS,
  IMAGE_WIDTHS,
  type ImageStore,
  type StoredImage,
} from '#application/ports/image_store.ts'
import { type PictureFate, PostImageMoves, PostImageStore } from '#application/ports/post_image_store.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { InMemoryAuditLog } from '#application/testing/in_memory_audit_log.ts'
import { InMemoryImageStore } from '#application/testing/in_memory_image_store.ts'
import { InMemoryPhotoOwners } from '#application/testing/in_memory_photo_owners.ts'
import { InMemoryProfessionalRepository } from '#application/testing/in_memory_professional_repository.ts'
import { stopsWhereAPortFails } from '#application/testing/ignored_failures.ts'
import { InMemoryUnitOfWork } from '#application/testing/in_memory_unit_of_work.ts'
import { InMemoryProfessionalAdminList } from '#application/testing/in_memory_professional_admin_list.ts'
import type { Actor } from '../audit/actor.ts'
import { MovePhotos, type PhotoPlace, ShowImage } from './images.ts'

const variantsOf = (text: string): StoredImage[] =>
  IMAGE_WIDTHS.flatMap((width) =>
    IMAGE_FORMATS.map((format) => ({ width, format, bytes: Buffer.from(`${text} ${width} ${format}`) })),
  )

/** Changes what passes through it, as a bad disk does. */
class ForgetfulStore extends InMemoryImageStore {
  override put(id: string, hash: string, variants: readonly StoredImage[]): Promise<void> {
    return super.put(
      id,
      hash,
      variants.map((variant) => ({ ...variant, bytes: Buffer.from('?') })),
    )
  }
}

class WatchedMoves extends PostImageMoves {
  readonly names: string[] = []
  readonly moved: string[] = []
  override async page(after: string | null, limit: number) {
    return this.names.filter((name) => name > (after ?? '')).slice(0, limit)
  }
  override async move(name: string, to: string, dryRun: boolean): Promise<PictureFate | null> {
    this.moved.push(`${name} ${to} ${dryRun}`)
    return name.endsWith('9') ? 'missing' : 'moved'
  }
}

test.group('MovePhotos', () => {
  const givenPhotos = async (people: number, s3: ImageStore | null = new InMemoryImageStore()) => {
    const professionals = InMemoryProfessionalRepository.holding(
      ...Array.from({ length: people }, (_, number) =>
        aProfessional({ id: aUuid(number + 1), image: { hash: `h${number + 1}`, mime: 'image/webp' } }),
      ),
      aProfessional({ id: aUuid(9_999) }),
    )
    const imageStores = { postgresql: new InMemoryImageStore(), s3 }
    for (const { id, image } of professionals.states())
      if (image) await imageStores.postgresql.put(id, image.hash, variantsOf(image.hash))
    const auditLog = new InMemoryAuditLog(professionals)
    const photoOwners = new InMemoryPhotoOwners(professionals)
    const unitOfWork = new InMemoryUnitOfWork()
    const postImageMoves = s3 && new WatchedMoves()
    const deps = { professionals, photoOwners, imageStores, auditLog, unitOfWork, postImageMoves }
    const movePhotos = new MovePhotos(deps)
    const by: Actor = { kind: 'operator', id: 'cli:maria' }
    const move = (to: PhotoPlace, more: { by?: Actor; dryRun?: boolean; signal?: AbortSignal } = {}) =>
      movePhotos.execute({ to, by, dryRun: false, ...more })
    return { ...deps, move, pictures: postImageMoves }
  }
  const countIn = async (store: ImageStore | null, people: number) => {
    let found = 0
    for (let number = 1; number <= people; number++)
      for (const { width, format, bytes } of variantsOf(`h${number}`)) {
        const kept = await store?.get(aUuid(number), `h${number}`, width, format)
        if (kept && Buffer.from(kept).equals(bytes)) found++
      }
    return found
  }

  test('moves every photo there and back, with audit entries', async ({ assert }) => {
    const { move, imageStores, auditLog } = await givenPhotos(405)

    const there = await move('s3')
    assert.deepEqual(there, { ok: true, value: { moved: 405, there: 0, missing: 0, interrupted: false } })
    assert.deepEqual(
      [await countIn(imageStores.s3, 405), await countIn(imageStores.postgresql, 405)],
      [1620, 0],
    )

    await move('postgresql')
    assert.deepEqual(
      [await countIn(imageStores.s3, 405), await countIn(imageStores.postgresql, 405)],
      [0, 1620],
    )
    const { entries } = await auditLog.list({}, 1, 10)
    assert.deepEqual(
      entries.map(({ action, actorId, subjectId, after }) => [action, actorId, subjectId, after]),
      [
        ['photos_moved', 'cli:maria', 'postgresql', { moved: 405, missing: 0 }],
        ['photos_moved', 'cli:maria', 's3', { moved: 405, missing: 0 }],
      ],
    )
  })

  test('moves the pictures of posts after them, page by page', async ({ assert }) => {
    const { move, pictures } = await givenPhotos(2)
    pictures?.names.push(...Array.from({ length: 410 }, (_, number) => `p${1_000 + number}`))

    const moved = await move('s3', { dryRun: true })

    assert.deepEqual(moved, { ok: true, value: { moved: 371, there: 0, missing: 41, interrupted: false } })
    assert.lengthOf(pictures?.moved ?? [], 410)
    assert.equal(pictures?.moved.at(-1), 'p1409 s3 true')
  })

  test('only counts in a dry run', async ({ assert }) => {
    const { move, imageStores, auditLog } = await givenPhotos(3)

    const { value } = (await move('s3', { dryRun: true })) as { value: object }

    assert.containSubset(value, { moved: 3 })
    assert.deepEqual([await countIn(imageStores.s3, 3), await countIn(imageStores.postgresql, 3)], [0, 12])
    assert.equal((await auditLog.list({}, 1, 10)).total, 0)
  })

  test('resumes after an interruption, and reports missing photos', async ({ assert }) => {
    const { move, imageStores, auditLog } = await givenPhotos(3)
    await imageStores.postgresql.keepOnly(aUuid(2), null)
    const interrupted = await move('s3', { signal: AbortSignal.abort() })
    assert.deepEqual(interrupted, { ok: true, value: { moved: 0, there: 0, missing: 0, interrupted: true } })
    await imageStores.s3?.put(aUuid(1), 'h1', variantsOf('h1'))
    await imageStores.postgresql.keepOnly(aUuid(1), null)

    const gone = await move('s3')

    assert.deepEqual(gone, { ok: true, value: { moved: 1, there: 1, missing: 1, interrupted: false } })
    assert.equal((await auditLog.list({}, 1, 10)).total, 1)
  })

  test('keeps the original if the copy differs', async ({ assert }) => {
    const { move, imageStores } = await givenPhotos(1, new ForgetfulStore())

    await assert.rejects(() => move('s3'), /a cópia não é igual/)

    assert.equal(await countIn(imageStores.postgresql, 1), 4)
  })

  test('waits for all moves in progress, even if one fails', async ({ assert }) => {
    const { move, imageStores } = await givenPhotos(4)
    const put = imageStores.s3?.put.bind(imageStores.s3)
    if (!imageStores.s3 || !put) throw new Error('There is a bucket.')
    imageStores.s3.put = async (id, ...photo) => {
      if (id === aUuid(1)) throw new Error('the bucket is full')
      for (let turn = 0; turn < 50; turn++) await Promise.resolve()
      await put(id, ...photo)
    }

    await assert.rejects(() => move('s3'), /bucket is full/)

    assert.deepEqual([await countIn(imageStores.s3, 4), await countIn(imageStores.postgresql, 4)], [12, 4])
  })

  test('skips a photo that changes meanwhile', async ({ assert }) => {
    const { move, imageStores, professionals } = await givenPhotos(1)
    const put = imageStores.s3?.put.bind(imageStores.s3)
    if (!imageStores.s3 || !put) throw new Error('There is a bucket.')
    imageStores.s3.put = async (...photo) => {
      await put(...photo)
      await imageStores.postgresql.put(aUuid(1), 'newer', variantsOf('newer'))
      await professionals.save(aProfessional({ image: { hash: 'newer', mime: 'image/webp' } }))
    }

    await move('s3')

    assert.isNotNull(await imageStores.postgresql.get(aUuid(1), 'newer', 512, 'webp'))
  })

  test('requires an operator', async ({ assert }) => {
    const { move, imageStores } = await givenPhotos(1)

    const moved = await move('s3', { by: { kind: 'admin', id: aUuid(1) } })

    assert.deepEqual(moved, { ok: false, failure: 'forbidden' })
    assert.equal(await countIn(imageStores.postgresql, 1), 4)
  })

  test('requires a bucket', async ({ assert }) => {
    const { move } = await givenPhotos(1, null)

    assert.deepEqual(await move('postgresql'), { ok: false, failure: 'no_bucket' })
  })

  stopsWhereAPortFails(
    'moving',
    async () => {
      const given = await givenPhotos(2)
      given.pictures?.names.push('p1')
      return given
    },
    (deps) =>
      new MovePhotos(deps).execute({ to: 's3', by: { kind: 'operator', id: 'cli:maria' }, dryRun: false }),
  )
})

const BY: Actor = { kind: 'operator', id: 'cli:maria' }
const ANA = aProfessional({
  id: aUuid(1),
  slug: 'ana-lima',
  email: 'ana@exemplo.com.br',
  image: { hash: 'h1', mime: 'image/webp' },
})
const BIA = aProfessional({ id: aUuid(2), slug: 'bia-reis', email: 'bia@exemplo.com.br' })

/** Holds 'leaf' with both its sizes, 'lost' without one. */
class OneLeaf extends PostImageStore {
  override async put() {}
  override async get(name: string) {
    return name === 'leaf' ? Buffer.from('leaf') : null
  }
  override async removeUnused() {
    return 0
  }
}

class ListedMoves extends PostImageMoves {
  override async page() {
    return []
  }
  override async move(name: string, _to: string, dryRun: boolean): Promise<PictureFate | null> {
    if (!dryRun) throw new Error('Showing moves nothing.')
    return name === 'leaf' || name === 'lost' ? 'there' : null
  }
}

const givenImages = async (
  place: 'postgresql' | 's3' | null,
  postImageMoves: PostImageMoves | null = null,
) => {
  const professionals = InMemoryProfessionalRepository.holding(ANA, BIA)
  const adminList = new InMemoryProfessionalAdminList(professionals)
  const imageStores = { postgresql: new InMemoryImageStore(), s3: new InMemoryImageStore() }
  const bytes = Buffer.from('12345')
  const variants = IMAGE_WIDTHS.flatMap((width) => IMAGE_FORMATS.map((format) => ({ width, format, bytes })))
  if (place) await imageStores[place].put(ANA.id, 'h1', variants)
  const deps = { adminList, professionals, imageStores, postImages: new OneLeaf(), postImageMoves }
  return (key: string, by: Actor = BY) => new ShowImage(deps).execute({ by, key })
}

const NOT_FOUND = { ok: false, failure: 'image_not_found' }

test.group('ShowImage', () => {
  test("shows a photo's place and sizes, by slug and e-mail", async ({ assert }) => {
    for (const place of ['postgresql', 's3'] as const) {
      const show = await givenImages(place)
      for (const key of ['ana-lima', 'ana@exemplo.com.br', ANA.id])
        assert.containSubset(await show(key), { ok: true, value: { slug: 'ana-lima', name: 'h1', place } })
      const shown = await show('ana-lima')
      assert.lengthOf(shown.ok ? shown.value.variants : [], 4)
      assert.deepEqual(shown.ok && shown.value.variants[0], { width: 160, format: 'webp', bytes: 5 })
    }
  })

  test("reports a profile's missing photo", async ({ assert }) => {
    const show = await givenImages(null)

    assert.deepEqual(await show('ana-lima'), {
      ok: true,
      value: { slug: 'ana-lima', name: 'h1', place: null, variants: [] },
    })
  })

  test('shows a picture of posts by its name, with and without a bucket', async ({ assert }) => {
    const picture = { slug: null, name: 'leaf' }
    assert.containSubset(await (await givenImages(null))('leaf'), {
      ok: true,
      value: { ...picture, place: 'postgresql', variants: [{ width: 640, bytes: 4 }, { width: 1280 }] },
    })
    const show = await givenImages(null, new ListedMoves())
    assert.containSubset(await show('leaf'), { ok: true, value: { ...picture, place: 's3' } })
    assert.containSubset(await show('lost'), { ok: true, value: { name: 'lost', place: null } })
    assert.deepEqual(await show('other'), NOT_FOUND)
  })

  test('finds nothing without a photo or profile, and requires an operator', async ({ assert }) => {
    const show = await givenImages('s3')

    assert.deepEqual(await show('bia-reis'), NOT_FOUND)
    assert.deepEqual(await show('ninguem'), NOT_FOUND)
    const admin: Actor = { kind: 'admin', id: BIA.id }
    assert.deepEqual(await show('ana-lima', admin), { ok: false, failure: 'forbidden' })
  })
})
