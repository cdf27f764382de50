import { test } from '@japa/runner'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import {
  aFaq,
  aLocation,
  anInsurance,
  aService,
} from '#domain/professionals/testing/profile_part_builders.ts'
import { InMemoryProfessionalDirectory } from '#application/testing/in_memory_professional_directory.ts'
import { InMemoryProfessionalRepository } from '#application/testing/in_memory_professional_repository.ts'
import { FixedClock } from '#application/testing/fixed_clock.ts'
import { InMemorySearchCounter } from '#application/testing/in_memory_search_counter.ts'
import { SoughtSpecialties } from '#search/suggest/sought_specialties.ts'
import { ListParts, ListSpecialties } from './read_profile.ts'

const parts = {
  services: [aService()],
  insurances: [anInsurance()],
  locations: [aLocation()],
  faqs: [aFaq()],
}
const professionals = InMemoryProfessionalRepository.holding(
  aProfessional(parts),
  aProfessional({ ...parts, id: aUuid(2), specialty: 'Dentista', blocked: true }),
)
const directory = new InMemoryProfessionalDirectory(professionals)
const list = new ListParts({ professionals, directory })
test.group('public lists', () => {
  for (const kind of ['services', 'insurances', 'locations', 'faqs'] as const)
    test(`show the ${kind} only of a visible professional`, async ({ assert }) => {
      const of = (number: number) => list.execute(kind, { professionalId: aUuid(number), viewer: null })

      assert.deepEqual(await of(1), parts[kind])
      assert.isNull(await of(2))
      assert.isNull(await of(3))
    })

  test('list only specialties with visible professionals', async ({ assert }) => {
    const searched = new InMemorySearchCounter(new FixedClock())
    const specialties = new ListSpecialties({ directory, sought: new SoughtSpecialties(searched) })

    assert.deepEqual(await specialties.execute(), ['Cardiologista'])
    assert.deepEqual(await specialties.execute('searches'), ['Cardiologista'])
  })

  test('show the specialties by name, or the most searched for first', async ({ assert }) => {
    const searched = new InMemorySearchCounter(new FixedClock())
    searched.count('Dentista', 'Ana')
    await searched.flush()
    const people = [
      aProfessional(),
      aProfessional({
        id: aUuid(2),
        email: 'b@exemplo.com.br',
        crm: 'CRO-SP 1',
        slug: 'bia',
        specialty: 'Dentista',
      }),
    ]
    const specialties = new ListSpecialties({
      directory: new InMemoryProfessionalDirectory(InMemoryProfessionalRepository.holding(...people)),
      sought: new SoughtSpecialties(searched),
    })

    assert.deepEqual(await specialties.execute(), ['Cardiologista', 'Dentista'])
    assert.deepEqual(await specialties.execute('searches'), ['Dentista', 'Cardiologista'])
  })
})
