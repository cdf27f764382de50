import { test } from '@japa/runner'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { InMemoryProfessionalRepository } from '#application/testing/in_memory_professional_repository.ts'
import { InMemoryProfessionalAdminList } from '#application/testing/in_memory_professional_admin_list.ts'
import { FindShadowedSlugs } from './find_shadowed_slugs.ts'

const professionals = InMemoryProfessionalRepository.holding(
  aProfessional({ slug: 'consultas', email: 'ana@exemplo.com.br' }),
  aProfessional({ id: aUuid(2), slug: 'equipe', role: 'admin' }),
  aProfessional({ id: aUuid(3), slug: 'rui' }),
)
const deps = { professionals, adminList: new InMemoryProfessionalAdminList(professionals) }

test.group('FindShadowedSlugs', () => {
  test('names a profile that a new route would shadow', async ({ assert }) => {
    const find = new FindShadowedSlugs(deps, ['consultas', 'equipe', 'blog'])

    assert.deepEqual(await find.execute(), [
      { slug: 'consultas', professionalId: aUuid(1), name: 'Ana Lima', email: 'ana@exemplo.com.br' },
    ])
  })

  test('sorts them by slug', async ({ assert }) => {
    const found = await new FindShadowedSlugs(deps, ['rui', 'consultas']).execute()
    const turned = await new FindShadowedSlugs(deps, ['consultas', 'rui']).execute()

    for (const shadowed of [found, turned])
      assert.deepEqual(
        shadowed.map(({ slug }) => slug),
        ['consultas', 'rui'],
      )
  })

  test('is empty while no profile is shadowed', async ({ assert }) => {
    assert.isEmpty(await new FindShadowedSlugs(deps).execute())
  })
})
