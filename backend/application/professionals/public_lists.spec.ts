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
import { ListFaqs } from './list_faqs.ts'
import { ListInsurances } from './list_insurances.ts'
import { ListLocations } from './list_locations.ts'
import { ListServices } from './list_services.ts'
import { ListSpecialties } from './list_specialties.ts'

const parts = {
  services: [aService()],
  insurances: [anInsurance()],
  locations: [aLocation()],
  faqs: [aFaq()],
}
const directory = new InMemoryProfessionalDirectory(
  InMemoryProfessionalRepository.holding(
    aProfessional(parts),
    aProfessional({ ...parts, id: aUuid(2), specialty: 'Dentista', blocked: true }),
  ),
)
const lists = {
  services: new ListServices(directory),
  insurances: new ListInsurances(directory),
  locations: new ListLocations(directory),
  faqs: new ListFaqs(directory),
}

test.group('public lists', () => {
  for (const [name, list] of Object.entries(lists))
    test(`show the ${name} of a visible professional only`, async ({ assert }) => {
      assert.deepEqual(await list.execute({ professionalId: aUuid(1) }), parts[name as keyof typeof parts])
      assert.isNull(await list.execute({ professionalId: aUuid(2) }))
      assert.isNull(await list.execute({ professionalId: aUuid(3) }))
    })

  test('show the specialties of visible professionals only', async ({ assert }) => {
    assert.deepEqual(await new ListSpecialties(directory).execute(), ['Cardiologista'])
  })
})
