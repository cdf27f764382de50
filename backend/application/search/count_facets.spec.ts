import { test } from '@japa/runner'
import { aSearchableProfessional } from '#application/ports/testing/a_searchable_professional.ts'
import { aSearchApp } from './testing/a_search_app.ts'

const CAMPINAS = { municipality: 3509502, state: 'SP' } as const
const SAO_PAULO = { municipality: 3550308, state: 'SP' } as const
const RIO = { municipality: 3304557, state: 'RJ' } as const

const { facets } = await aSearchApp([
  aSearchableProfessional(1, { insurers: ['Amil'], ...CAMPINAS }),
  aSearchableProfessional(2, { specialty: 'Pediatra', teleconsulta: true, ...CAMPINAS }),
  aSearchableProfessional(3, { specialty: 'Pediatra', insurers: ['Amil'], presencial: false, ...SAO_PAULO }),
  aSearchableProfessional(4, { specialty: 'Pediatra', ...RIO }),
])

test.group('counts of further choices', () => {
  test('names every choice, most first', async ({ assert }) => {
    assert.deepEqual(await facets.execute({ state: 'SP' }), {
      total: 3,
      specialties: [
        { name: 'Pediatra', slug: 'pediatra', count: 2 },
        { name: 'Cardiologista', slug: 'cardiologista', count: 1 },
      ],
      states: [
        { state: 'SP', count: 3 },
        { state: 'RJ', count: 1 },
      ],
      cities: [
        { city: 'Campinas', state: 'SP', count: 2 },
        { city: 'São Paulo', state: 'SP', count: 1 },
      ],
      insurances: [{ name: 'Amil', count: 2 }],
      modes: { presencial: 2, teleconsulta: 1 },
      genders: { feminino: 3, masculino: 0 },
      languages: [],
      accessibility: [],
      relaxations: [],
    })
  })

  test('says which single filter to relax where nobody fits', async ({ assert }) => {
    const { total, relaxations } = await facets.execute({
      specialty: 'pediatra',
      insurance: 'amil',
      city: 'Campinas',
      state: 'SP',
      presencial: true,
    })

    assert.equal(total, 0)
    const place = { city: 'Campinas', state: 'SP' }
    assert.deepEqual(relaxations, [
      {
        filter: 'specialty',
        filters: ['specialty'],
        count: 1,
        query: { insurance: 'amil', ...place, presencial: 'true' },
      },
      {
        filter: 'insurance',
        filters: ['insurance'],
        count: 1,
        query: { specialty: 'pediatra', ...place, presencial: 'true' },
      },
    ])
  })

  test('relaxes what one sentence says by its parts, as fields of their own', async ({ assert }) => {
    const { relaxations } = await facets.execute({ q: 'pediatra em campinas que atenda amil' })

    assert.deepEqual(
      relaxations.map(({ filters, count, query }) => ({ filters, count, query })),
      [
        { filters: ['q.specialty'], count: 1, query: { state: 'SP', city: 'Campinas', insurance: 'Amil' } },
        { filters: ['q.place'], count: 1, query: { specialty: 'Pediatra', insurance: 'Amil' } },
        {
          filters: ['q.insurance'],
          count: 1,
          query: { specialty: 'Pediatra', state: 'SP', city: 'Campinas' },
        },
      ],
    )
  })

  test('gives up two at once where one is not enough', async ({ assert }) => {
    const { relaxations } = await facets.execute({ q: 'cardiologista amil no rio de janeiro online' })

    assert.sameDeepMembers(
      relaxations.map(({ filters, count }) => ({ filters, count })),
      [{ filters: ['q.place', 'q.mode'], count: 1 }],
    )
  })

  test('gives up both modes at once, since one without the other finds no more', async ({ assert }) => {
    const { total, relaxations } = await facets.execute({
      specialty: 'pediatra',
      insurance: 'amil',
      presencial: true,
      teleconsulta: true,
    })

    assert.equal(total, 0)
    assert.deepEqual(
      relaxations.map(({ filter, count }) => ({ filter, count })),
      [
        { filter: 'insurance', count: 2 },
        { filter: 'specialty', count: 1 },
        { filter: 'modes', count: 1 },
      ],
    )
  })

  test('offers to drop a filter that means nothing', async ({ assert }) => {
    const { relaxations, specialties } = await facets.execute({ specialty: 'zzqqxx', state: 'RJ' })

    assert.deepEqual(relaxations, [
      { filter: 'specialty', filters: ['specialty'], count: 1, query: { state: 'RJ' } },
    ])
    assert.isEmpty(specialties)
  })
})
