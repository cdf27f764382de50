import { test } from '@japa/runner'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import type { Store } from './store.ts'

/** Part of `professionalRepositoryBehaviour`: who owns a slug, and for how long. */
export function slugsBehaviour(store: () => Store): void {
  const rename = () => store().professionals.save(aProfessional({ slug: 'ana-souza' }))
  const claim = () => store().professionals.save(aProfessional({ id: aUuid(2), slug: 'ana-lima' }))

  test('tells which slugs are taken, and by whom', async ({ assert }) => {
    await store().professionals.save(aProfessional({ slug: 'ana-lima' }))
    await rename()

    const asked = ['ana-lima', 'ana-souza', 'ana-costa']
    assert.sameMembers([...(await store().professionals.takenSlugs(asked))], ['ana-lima', 'ana-souza'])
    assert.isEmpty([...(await store().professionals.takenSlugs(asked, aUuid(1)))])
  })

  test('reserves a former slug for 90 days', async ({ assert }) => {
    await store().professionals.save(aProfessional({ slug: 'ana-lima' }))
    await rename()

    store().moveClockTo('2027-02-19T11:59:00Z')
    assert.equal(await claim(), 'slug_taken')

    store().moveClockTo('2027-02-19T12:01:00Z')
    assert.isNull(await claim())
    assert.equal((await store().directory.findProfileBySlug('ana-lima'))?.id, aUuid(2))
  })

  test("lists a professional's reserved former slugs", async ({ assert }) => {
    await store().professionals.save(aProfessional({ slug: 'ana-lima' }))
    await rename()

    assert.deepEqual(await store().professionals.heldSlugs(aUuid(1)), ['ana-lima'])
    assert.isEmpty(await store().professionals.heldSlugs(aUuid(2)))
    store().moveClockTo('2027-02-19T12:01:00Z')
    assert.isEmpty(await store().professionals.heldSlugs(aUuid(1)))
  })

  test('returns a former slug to its owner', async ({ assert }) => {
    await store().professionals.save(aProfessional({ slug: 'ana-lima' }))
    await rename()

    assert.isNull(await store().professionals.save(aProfessional({ slug: 'ana-lima' })))

    assert.equal((await store().directory.findProfileBySlug('ana-souza'))?.slug, 'ana-lima')
    assert.equal(
      await store().professionals.save(aProfessional({ id: aUuid(2), slug: 'ana-souza' })),
      'slug_taken',
    )
  })
}
