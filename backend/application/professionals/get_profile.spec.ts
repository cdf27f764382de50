import { test } from '@japa/runner'
import { aProfessional, aUuid, anId } from '#domain/professionals/testing/a_professional.ts'
import { InMemoryProfessionalDirectory } from '#application/testing/in_memory_professional_directory.ts'
import { InMemoryProfessionalRepository } from '#application/testing/in_memory_professional_repository.ts'
import { GetProfile } from './read_profile.ts'

function profiles() {
  const professionals = InMemoryProfessionalRepository.holding(
    aProfessional({ slug: 'ana-lima' }),
    aProfessional({ id: aUuid(2), slug: 'rui-blocked', blocked: true }),
  )
  return {
    professionals,
    getProfile: new GetProfile({ directory: new InMemoryProfessionalDirectory(professionals) }),
  }
}

test.group('GetProfile', () => {
  test('opens a profile by slug and by id', async ({ assert }) => {
    const { getProfile } = profiles()

    assert.equal((await getProfile.execute({ slug: 'ana-lima' }))?.id, aUuid(1))
    assert.equal((await getProfile.execute({ id: aUuid(1) }))?.slug, 'ana-lima')
  })

  test('leads an old slug to the current one', async ({ assert }) => {
    const { professionals, getProfile } = profiles()
    await professionals.save(aProfessional({ slug: 'ana-souza' }))

    assert.equal((await getProfile.execute({ slug: 'ana-lima' }))?.slug, 'ana-souza')
  })

  test('treats a blocked profile as unknown', async ({ assert }) => {
    const { getProfile } = profiles()

    assert.isNull(await getProfile.execute({ slug: 'rui-blocked' }))
    assert.isNull(await getProfile.execute({ id: aUuid(2) }))
    assert.isNull(await getProfile.execute({ slug: 'ninguem' }))
  })

  for (const strange of ['abc', '-1', '1e400', '\u0000', '../../x', 'a'.repeat(10_000)])
    test(`finds nothing for ${JSON.stringify(strange.slice(0, 12))}`, async ({ assert }) => {
      const { getProfile } = profiles()

      assert.isNull(await getProfile.execute({ slug: strange }))
      assert.isNull(await getProfile.execute({ id: anId(strange) }))
    })
})
