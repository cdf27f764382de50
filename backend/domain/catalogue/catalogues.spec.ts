import { test } from '@japa/runner'
import { slugify } from '../shared/slug.ts'
import { INSURERS } from './insurers.ts'
import {
  genderedSpecialty,
  HOME_SEARCH_SPECIALTIES,
  PROFILE_SPECIALTIES,
  SPECIALTIES,
  specialtyByName,
  specialtyPlural,
  specialtyBySlug,
} from './specialties.ts'
import { isStateCode, stateCalled, STATES } from './states.ts'

test.group('The specialties', () => {
  test('number 35, of which 34 are chosen in a profile and 30 on the home page', ({ assert }) => {
    assert.deepEqual(
      [SPECIALTIES.length, PROFILE_SPECIALTIES.length, HOME_SEARCH_SPECIALTIES.length],
      [35, 34, 30],
    )
  })

  test('keep their ids, in which they are stored', ({ assert }) => {
    assert.deepEqual(
      SPECIALTIES.map(({ id }) => id),
      Array.from({ length: 35 }, (_, index) => index + 1),
    )
    assert.equal(specialtyByName('Urologista')?.id, 34)
  })

  test('have a feminine form only where it differs', ({ assert }) => {
    const different = SPECIALTIES.filter(({ name, feminine }) => name !== feminine).map(
      ({ feminine }) => feminine,
    )

    assert.deepEqual(different, [
      'Cirurgiã Bariátrica',
      'Cirurgiã Plástica',
      'Enfermeira',
      'Fonoaudióloga',
      'Médica da Família',
      'Psicóloga',
      'Técnica em Enfermagem',
    ])
    assert.equal(genderedSpecialty('Psicólogo', 'feminino'), 'Psicóloga')
    assert.equal(genderedSpecialty('Psicólogo', 'masculino'), 'Psicólogo')
    assert.equal(genderedSpecialty('Astrólogo', 'feminino'), 'Astrólogo')
  })

  test('have plural names', ({ assert }) => {
    assert.deepEqual(
      (
        [
          'Cardiologista',
          'Cirurgião Plástico',
          'Médico da Família',
          'Técnico em Enfermagem',
          'Psicólogo',
        ] as const
      ).map((name) => specialtyPlural(name)),
      [
        'Cardiologistas',
        'Cirurgiões Plásticos',
        'Médicos da Família',
        'Técnicos em Enfermagem',
        'Psicólogos',
      ],
    )
  })

  test('are found by their slug', ({ assert }) => {
    for (const specialty of SPECIALTIES) assert.equal(specialtyBySlug(specialty.slug), specialty)
    assert.equal(specialtyBySlug('medico-da-familia')?.name, 'Médico da Família')
    assert.isNull(specialtyBySlug('admin'))
  })
})

test.group('The other catalogues', () => {
  test('list 35 insurers in pt-BR order, Outros last', ({ assert }) => {
    const names = INSURERS.map(({ name }) => name)
    const sorted = names
      .filter((name) => name !== 'Outros')
      .toSorted((one, other) => one.localeCompare(other, 'pt-BR'))

    assert.deepEqual(names, [...sorted, 'Outros'])
    assert.lengthOf(names, 35)
  })

  test('give each insurer its own bit of 63', ({ assert }) => {
    assert.lengthOf([...new Set(INSURERS.map(({ id }) => id))], 35)
    assert.isTrue(INSURERS.every(({ id }) => id >= 1 && id <= 63))
  })

  test('list the 27 states', ({ assert }) => {
    assert.lengthOf(STATES, 27)
    assert.isTrue(isStateCode('SP'))
    assert.isFalse(isStateCode('sp'))
  })

  test('find a state by code or name in any spelling', ({ assert }) => {
    for (const typed of ['SP', ' sp ', 'São Paulo', 'sao paulo'])
      assert.equal(stateCalled(typed), 'SP', typed)
    assert.equal(stateCalled('acre'), 'AC')
    for (const typed of ['', 'XX', 'Paulo']) assert.isNull(stateCalled(typed), typed)
  })

  test('produce the specified slugs', ({ assert }) => {
    assert.equal(slugify('  Médico  da Família (SUS) – & cia. '), 'medico-da-familia-sus-cia')
  })
})
