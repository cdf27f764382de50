import { test } from '@japa/runner'
import { IMAGE_FORMATS, IMAGE_WIDTHS } from '#application/ports/image_store.ts'
import { type PictureFate, PostImageMoves, PostImageStore } from '#application/ports/post_image_store.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { InMemoryImageStore } from '#application/testing/in_memory_image_store.ts'
import { InMemoryProfessionalAdminList } from '#application/testing/in_memory_professional_admin_list.ts'
import { InMemoryProfessionalRepository } from '#application/testing/in_memory_professional_repository.ts'
import type { Actor } from '../audit/actor.ts'
import { ShowImage } from './show_image.ts'

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
  test('shows where a photo is, by slug and e-mail, with its sizes', async ({ assert }) => {
    for (const place of ['postgresql', 's3'] as const) {
      const show = await givenImages(place)
      for (const key of ['ana-lima', 'ana@exemplo.com.br', ANA.id])
        assert.containSubset(await show(key), { ok: true, value: { slug: 'ana-lima', name: 'h1', place } })
      const shown = await show('ana-lima')
      assert.lengthOf(shown.ok ? shown.value.variants : [], 4)
      assert.deepEqual(shown.ok && shown.value.variants[0], { width: 160, format: 'webp', bytes: 5 })
    }
  })

  test('says of a photo that a profile shows and nobody keeps that it is nowhere', async ({ assert }) => {
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

  test('finds nothing of somebody without a photo or of nobody, and shows operators alone', async ({
    assert,
  }) => {
    const show = await givenImages('s3')

    assert.deepEqual(await show('bia-reis'), NOT_FOUND)
    assert.deepEqual(await show('ninguem'), NOT_FOUND)
    const admin: Actor = { kind: 'admin', id: BIA.id }
    assert.deepEqual(await show('ana-lima', admin), { ok: false, failure: 'forbidden' })
  })
})
