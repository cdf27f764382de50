import { test } from '@japa/runner'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { type StoreSource, storeGroup } from './store.ts'

export function photoOwnersBehaviour(name: string, source: StoreSource): void {
  storeGroup(`${name} | owners of photos`, source, (store) => {
    test('lists page by page which profile has which photo', async ({ assert }) => {
      const { photoOwners, professionals } = store()
      assert.isEmpty(await photoOwners.page(null, 2))
      for (const number of [3, 1, 2])
        await professionals.save(
          aProfessional({
            id: aUuid(number),
            image: number === 2 ? null : { hash: `h${number}`, mime: 'image/webp' },
          }),
        )

      const first = await photoOwners.page(null, 2)
      const second = await photoOwners.page(aUuid(2), 2)

      assert.deepEqual(first, [
        { id: aUuid(1), hash: 'h1' },
        { id: aUuid(2), hash: null },
      ])
      assert.deepEqual(second, [{ id: aUuid(3), hash: 'h3' }])
      assert.isEmpty(await photoOwners.page(aUuid(3), 2))
    })
  })
}
