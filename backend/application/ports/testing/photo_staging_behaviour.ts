import { test } from '@japa/runner'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import type { EncodedImage } from '../image_encoder.ts'
import { type Store, type StoreSource, storeGroup } from './store.ts'

const NOON = new Date('2026-11-20T12:00:00Z')
const A_SECOND_LATER = new Date('2026-11-20T12:00:01Z')

const aPhoto = (hash: string): EncodedImage => ({
  hash,
  variants: [
    { width: 160, format: 'webp', bytes: Buffer.from(`small ${hash}`) },
    { width: 512, format: 'webp', bytes: Buffer.from(`large ${hash}`) },
  ],
})

async function twoPeople(store: Store): Promise<void> {
  await store.professionals.save(aProfessional())
  await store.professionals.save(aProfessional({ id: aUuid(2) }))
}

export function photoStagingBehaviour(name: string, source: StoreSource): void {
  storeGroup(`${name} | staged photos`, source, (store) => {
    test('finds a staged photo only for its owner', async ({ assert }) => {
      const { staging } = store()
      await twoPeople(store())
      await staging.stage(aUuid(1), aPhoto('one'), NOON)

      const found = await staging.find(aUuid(1), 'one')

      assert.deepEqual(
        found?.variants.map(({ width, format, bytes }) => [width, format, Buffer.from(bytes).toString()]),
        [
          [160, 'webp', 'small one'],
          [512, 'webp', 'large one'],
        ],
      )
      assert.isNull(await staging.find(aUuid(2), 'one'))
      assert.isNull(await staging.find(aUuid(1), 'two'))
    })

    test('keeps only the newest until discarded', async ({ assert }) => {
      const { staging } = store()
      await twoPeople(store())
      await staging.stage(aUuid(1), aPhoto('one'), NOON)
      await staging.stage(aUuid(1), aPhoto('two'), NOON)

      assert.isNull(await staging.find(aUuid(1), 'one'))
      assert.equal((await staging.find(aUuid(1), 'two'))?.hash, 'two')
      await staging.discard(aUuid(1))
      assert.isNull(await staging.find(aUuid(1), 'two'))
    })

    test('discards photos staged before an instant', async ({ assert }) => {
      const { staging } = store()
      await twoPeople(store())
      await staging.stage(aUuid(1), aPhoto('old'), NOON)
      await staging.stage(aUuid(2), aPhoto('new'), A_SECOND_LATER)

      assert.equal(await staging.discardBefore(A_SECOND_LATER), 1)
      assert.isNull(await staging.find(aUuid(1), 'old'))
      assert.isNotNull(await staging.find(aUuid(2), 'new'))
    })
  })
}
