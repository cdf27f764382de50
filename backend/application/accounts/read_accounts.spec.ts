import { test } from '@japa/runner'
import { InMemoryProfessionalRepository } from '#application/testing/in_memory_professional_repository.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { GetCurrentUser } from './read_accounts.ts'

test.group('GetCurrentUser', () => {
  const given = new GetCurrentUser({
    professionals: InMemoryProfessionalRepository.holding(
      aProfessional({ id: aUuid(1), name: 'Ana' }),
      aProfessional({ id: aUuid(2), name: 'Bia', blocked: true }),
    ),
  })

  test('shows the logged-in account only', async ({ assert }) => {
    assert.equal((await given.execute(aUuid(1)))?.state.name, 'Ana')
    assert.equal((await given.execute(aUuid(2)))?.state.name, 'Bia')
  })

  test('finds nothing when the account was deleted', async ({ assert }) => {
    assert.isNull(await given.execute(aUuid(3)))
  })
})
