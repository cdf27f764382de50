import { test } from '@japa/runner'
import { BY_ADMIN, BY_OPERATOR, BY_USER } from '#application/admin/testing/moderation_dependencies.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { InMemoryProfessionalRepository } from '#application/testing/in_memory_professional_repository.ts'
import { InMemoryProfessionalAdminList } from '#application/testing/in_memory_professional_admin_list.ts'
import { ShowProfessional } from '../admin/list_users.ts'

test.group('ShowProfessional', () => {
  const ana = aProfessional({ blocked: true, slug: 'ana-lima' })
  const bia = aProfessional({ id: aUuid(2), role: 'admin', slug: 'bia' })
  const adminList = new InMemoryProfessionalAdminList(InMemoryProfessionalRepository.holding(ana, bia))
  const show = new ShowProfessional({ adminList })

  test('shows a hidden professional to those who run the site', async ({ assert }) => {
    for (const by of [BY_OPERATOR, BY_ADMIN])
      for (const key of [ana.id, 'ana-lima', ana.state.email]) {
        const shown = await show.execute({ by, key })
        assert.equal(shown.ok && shown.value.id, ana.id)
      }
  })

  test('finds neither unknown people nor administrators', async ({ assert }) => {
    for (const key of ['ninguem', 'bia'])
      assert.deepEqual(await show.execute({ by: BY_OPERATOR, key }), {
        ok: false,
        failure: 'professional_not_found',
      })
  })

  test('refuses everyone else', async ({ assert }) => {
    assert.deepEqual(await show.execute({ by: BY_USER, key: 'ana-lima' }), {
      ok: false,
      failure: 'forbidden',
    })
  })
})
