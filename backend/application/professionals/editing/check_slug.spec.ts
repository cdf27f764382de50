import { test } from '@japa/runner'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { ANA, AS_RUI, OWN, ownerDependencies } from '../testing/owner_dependencies.ts'
import { CheckSlug } from './own_profile.ts'

test.group('CheckSlug', () => {
  test('tells the owner whether a slug is free', async ({ assert }) => {
    const deps = await ownerDependencies({ slug: 'ana-lima' })
    const check = async (slug: string) => {
      const checked = await new CheckSlug(deps).execute({ ...OWN, slug })
      return checked.ok && checked.value
    }

    const expected = { 'ana-nova': 'available', 'ana-lima': 'available', 'rui-prado': 'taken' }
    for (const [slug, availability] of Object.entries(expected))
      assert.deepEqual(await check(slug), { slug, availability })
    assert.deepEqual(await check('A!'), { slug: 'A!', availability: 'invalid' })
    assert.deepEqual(await check('admin'), { slug: 'admin', availability: 'reserved' })
  })

  test('offers an owner their reserved slug', async ({ assert }) => {
    const deps = await ownerDependencies({ slug: 'admin' })

    const checked = await new CheckSlug(deps).execute({ ...OWN, slug: 'admin' })

    assert.deepEqual(checked, { ok: true, value: { slug: 'admin', availability: 'available' } })
  })

  test('refuses everyone but the owner', async ({ assert }) => {
    const deps = await ownerDependencies()
    const check = new CheckSlug(deps)
    const nobody = aUuid(77)

    assert.deepEqual(await check.execute({ viewer: AS_RUI, professionalId: ANA, slug: 'livre' }), {
      ok: false,
      failure: 'forbidden',
    })
    assert.deepEqual(
      await check.execute({ viewer: { id: nobody, role: 'user' }, professionalId: nobody, slug: 'livre' }),
      { ok: false, failure: 'professional_not_found' },
    )
  })
})
