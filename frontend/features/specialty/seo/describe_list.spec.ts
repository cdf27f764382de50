import { test } from '@japa/runner'
import { SPECIALTIES } from '#domain/catalogue/specialties.ts'
import { aList, aSpecialty, IN_CAMPINAS, IN_SAO_PAULO } from '../testing/a_list.ts'
import { descriptionOf, headingOf, titleOf } from './describe_list.ts'

const LONGEST_CITY = {
  state: 'MT',
  city: { name: 'Vila Bela da Santíssima Trindade', slug: 'vila-bela-da-santissima-trindade' },
} as const

test.group('The words of a list for search engines', () => {
  test('name the specialty in the plural and the place', ({ assert }) => {
    assert.equal(headingOf(aList()), 'Cardiologistas')
    assert.equal(headingOf(aList({ place: IN_SAO_PAULO })), 'Cardiologistas em São Paulo')
    assert.equal(
      headingOf(aList({ specialty: aSpecialty('Médico da Família'), place: IN_CAMPINAS })),
      'Médicos da Família em Campinas, SP',
    )
  })

  test('tell further pages apart in the title', ({ assert }) => {
    assert.equal(titleOf(aList()), 'Cardiologistas perto de você')
    assert.equal(titleOf(aList({ place: IN_CAMPINAS, page: 2 })), 'Cardiologistas em Campinas, SP – página 2')
  })

  test('say how many there are, one in the singular', ({ assert }) => {
    assert.match(descriptionOf(aList(), 1204), /^Encontre 1\.204 cardiologistas no Brasil: /)
    assert.match(
      descriptionOf(aList({ place: IN_CAMPINAS }), 1),
      /^Encontre 1 cardiologista em Campinas, SP: /,
    )
    assert.match(descriptionOf(aList(), undefined), /^Encontre cardiologistas no Brasil: /)
  })

  test('say so where there is nobody', ({ assert }) => {
    assert.match(
      descriptionOf(aList({ place: IN_CAMPINAS }), 0),
      /^Ainda não há cardiologistas em Campinas, SP\./,
    )
  })

  test('never grow beyond 160 characters', ({ assert }) => {
    for (const specialty of SPECIALTIES) {
      for (const total of [0, 1, 123_456]) {
        const description = descriptionOf(aList({ specialty, place: LONGEST_CITY }), total)
        assert.isAtMost(description.length, 160, description)
      }
    }
  })
})
