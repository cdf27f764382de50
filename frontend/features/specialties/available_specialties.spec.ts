import { test } from '@japa/runner'
import type { Facets } from '#contract/search.ts'
import { availableSpecialties, specialtiesMarkup } from './available_specialties.ts'

const counted = (specialties: Facets['specialties']): Facets => ({
  total: 0,
  specialties,
  states: [],
  cities: [],
  insurances: [],
  modes: { presencial: 0, teleconsulta: 0 },
  genders: { feminino: 0, masculino: 0 },
  languages: [],
  accessibility: [],
  relaxations: [],
})

const DENTIST = { name: 'Dentista', slug: 'dentista', count: 2 }
const FAMILY = { name: 'Médico da Família', slug: 'medico-da-familia', count: 9 }
const NOBODY = { name: 'Geriatra', slug: 'geriatra', count: 0 }

test.group('The specialties that are listed', () => {
  test('are those with professionals, in pt-BR order', ({ assert }) => {
    assert.deepEqual(availableSpecialties(counted([FAMILY, NOBODY, DENTIST])), [DENTIST, FAMILY])
  })

  test('are the same in structured data and page', ({ assert }) => {
    const { mainEntity } = specialtiesMarkup([DENTIST, FAMILY], 'https://saude.example')

    assert.equal(mainEntity.numberOfItems, 2)
    assert.deepEqual(mainEntity.itemListElement[1], {
      '@type': 'ListItem',
      position: 2,
      name: 'Médico da Família',
      url: 'https://saude.example/especialidades/medico-da-familia',
    })
  })
})
