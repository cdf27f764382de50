import { test } from '@japa/runner'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import { IMAGE_FORMATS, IMAGE_WIDTHS, type StoredImage } from '../image_store.ts'
import { type Store, type StoreSource, storeGroup } from './store.ts'

const [ANA, RUI] = [aUuid(1), aUuid(2)]
/** A hash of realistic length and characters, and one that is a prefix of another. */
const [FIRST, SECOND, LONGER] = ['-kX_0tq9ZbW3yLr5VnQ7aA', 'second', 'second-longer']

const variantsOf = (text: string): StoredImage[] =>
  IMAGE_WIDTHS.flatMap((width) =>
    IMAGE_FORMATS.map((format) => ({
      width,
      format,
      bytes: Buffer.from(`${text} ${width} ${format} \0\xFF`),
    })),
  )

/** For every store of photos. */
export function imageStoreBehaviour(name: string, source: StoreSource): void {
  storeGroup(`${name} | photos`, source, (store) => {
    const put = (id: ProfessionalId, hash: string) =>
      store().images.put(id, hash, variantsOf(`${id} ${hash}`))
    const kept = async (id: ProfessionalId, ...hashes: string[]) => {
      const large = (hash: string) => store().images.get(id, hash, 512, 'webp')
      const found = await Promise.all(hashes.map(large))
      return hashes.filter((_, at) => found[at])
    }

    test('returns exactly the stored variants', async ({ assert }) => {
      await twoPeople(store())
      const { images } = store()
      await put(ANA, FIRST)

      for (const { width, format, bytes } of variantsOf(`${ANA} ${FIRST}`)) {
        const found = await images.get(ANA, FIRST, width, format)
        assert.deepEqual(Buffer.from(found ?? []), bytes)
      }
      assert.isNull(await images.get(ANA, SECOND, 512, 'webp'))
      assert.isNull(await images.get(RUI, FIRST, 512, 'webp'))
    })

    test('does not find an unknown variant', async ({ assert }) => {
      await twoPeople(store())
      const { images } = store()
      await images.put(ANA, FIRST, variantsOf('only one').slice(0, 1))

      assert.isNotNull(await images.get(ANA, FIRST, 160, 'webp'))
      assert.isNull(await images.get(ANA, FIRST, 160, 'avif'))
      assert.isNull(await images.get(ANA, FIRST, 512, 'webp'))
    })

    test('keeps an earlier photo until only another is to be kept', async ({ assert }) => {
      await twoPeople(store())
      for (const hash of [FIRST, SECOND, LONGER, SECOND]) await put(ANA, hash)
      await put(RUI, FIRST)
      assert.deepEqual(await kept(ANA, FIRST, SECOND, LONGER), [FIRST, SECOND, LONGER])

      await store().images.keepOnly(ANA, SECOND)

      assert.deepEqual(await kept(ANA, FIRST, SECOND, LONGER), [SECOND])
      assert.deepEqual(await kept(RUI, FIRST), [FIRST])
    })

    test("removes exactly one person's photos", async ({ assert }) => {
      await twoPeople(store())
      for (const id of [ANA, RUI]) await put(id, FIRST)

      await store().images.keepOnly(ANA, null)
      await store().images.keepOnly(ANA, null)

      assert.isEmpty(await kept(ANA, FIRST))
      assert.deepEqual(await kept(RUI, FIRST), [FIRST])
    })
  })
}

async function twoPeople({ professionals }: Store): Promise<void> {
  await professionals.save(aProfessional())
  await professionals.save(aProfessional({ id: RUI }))
}
