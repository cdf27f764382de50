import { AsyncResource } from 'node:async_hooks'
import { test } from '@japa/runner'
import { professionalRepositoryBehaviour } from '#application/ports/testing/professional_repository_behaviour.ts'
import { storeGroup } from '#application/ports/testing/store.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { postgresStores } from '../testing/postgres_stores.ts'

professionalRepositoryBehaviour('PostgresProfessionalRepository', postgresStores())

/** Outside the transaction that calls it. */
const elsewhere = AsyncResource.bind(<Value>(work: () => Promise<Value>) => work())

const stores = postgresStores()
storeGroup('PostgresProfessionalRepository | addresses', stores, (store) => {
  const rename = async (number: number, slug: string) => {
    const professional = await store().professionals.findForUpdate(aUuid(number))
    professional?.change({ slug }, new Date())
    return professional && store().professionals.save(professional)
  }
  const somebodyWaits = () =>
    stores
      .database()
      .row("select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")

  test('never assigns a slug that is being given up', async ({ assert }) => {
    await store().professionals.save(aProfessional({ id: aUuid(1), slug: 'ana' }))
    await store().professionals.save(aProfessional({ id: aUuid(2), slug: 'bia' }))
    let taking: Promise<string | null> = Promise.resolve(null)

    await store().unitOfWork.run(async () => {
      await rename(1, 'ana-lima')
      taking = elsewhere(() => store().unitOfWork.run(() => rename(2, 'ana')))
      while (!(await elsewhere(somebodyWaits))) await new Promise((resolve) => setImmediate(resolve))
    })

    assert.equal(await taking, 'slug_taken')
    assert.equal((await store().professionals.findBySlug('ana'))?.id, aUuid(1))
    assert.equal((await store().professionals.findById(aUuid(2)))?.state.slug, 'bia')
  })
})
