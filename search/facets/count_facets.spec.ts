import { test } from '@japa/runner'
import { aSearchableProfessional } from '#application/ports/testing/a_searchable_professional.ts'
import { aSearchApp } from '../testing/a_search_app.ts'

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
  test('returns every choice, the most frequent first', async ({ assert }) => {
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

  test('says which single filter to give up if nobody fits', async ({ assert }) => {
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

  test('offers to give up the parts of a sentence one by one', async ({ assert }) => {
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

  test('counts the same people as the list if the words had to be read differently', async ({ assert }) => {
    const { facets: ofZorobabel } = await aSearchApp([
      aSearchableProfessional(1, { name: 'Zorobabel', lastname: 'Ventura Santos', ...CAMPINAS }),
    ])

    const { total } = await ofZorobabel.execute({ q: 'zorobabel ventura santos' })

    assert.equal(total, 1)
  })

  test('gives up two filters at once if one is not enough', async ({ assert }) => {
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

const { facets: facetsAround } = await aSearchApp([
  aSearchableProfessional(1, { ...CAMPINAS }),
  aSearchableProfessional(2, { ...SAO_PAULO }),
  aSearchableProfessional(3, { ...SAO_PAULO, presencial: false, teleconsulta: true }),
  aSearchableProfessional(4, { ...RIO, teleconsulta: true }),
  aSearchableProfessional(5, { ...SAO_PAULO, specialty: 'Pediatra' }),
])

test.group('professionals elsewhere', () => {
  test('counts those of other cities by distance, and those on video wherever they are', async ({
    assert,
  }) => {
    const { elsewhere } = await facetsAround.execute({ q: 'cardiologista campinas presencial' })

    assert.deepEqual(elsewhere, {
      cities: [{ city: 'São Paulo', state: 'SP', distance: 84, count: 1 }],
      teleconsulta: 2,
    })
  })

  test('returns them if nobody is in the city', async ({ assert }) => {
    const { total, elsewhere } = await facetsAround.execute({
      specialty: 'Pediatra',
      location: 'Campinas, SP',
    })

    assert.equal(total, 0)
    assert.deepEqual(
      elsewhere?.cities.map(({ city, count }) => [city, count]),
      [['São Paulo', 1]],
    )
  })

  test('does not count them if no city is asked for or many people are in it', async ({ assert }) => {
    const { facets: crowded } = await aSearchApp(
      Array.from({ length: 6 }, (_, index) => aSearchableProfessional(index + 1, { ...CAMPINAS })),
    )

    assert.notProperty(await facetsAround.execute({ specialty: 'Cardiologista' }), 'elsewhere')
    assert.notProperty(await crowded.execute({ location: 'Campinas, SP' }), 'elsewhere')
  })

  test('returns them for five people in the city, but not for six', async ({ assert }) => {
    const { facets: five } = await aSearchApp(
      Array.from({ length: 5 }, (_, index) => aSearchableProfessional(index + 1, { ...CAMPINAS })),
    )

    assert.deepEqual((await five.execute({ location: 'Campinas, SP' })).elsewhere, {
      cities: [],
      teleconsulta: 0,
    })
  })

  test('returns the four nearest cities', async ({ assert }) => {
    const [louveira, paulinia, hortolandia, vinhedo, valinhos] = [3527306, 3536505, 3519071, 3556701, 3556206]
    const around = [louveira, paulinia, hortolandia, vinhedo, valinhos].map((municipality, index) =>
      aSearchableProfessional(index + 1, { municipality, state: 'SP' }),
    )
    const { facets: near } = await aSearchApp(around)
    const { elsewhere } = await near.execute({ location: 'Campinas, SP' })

    assert.deepEqual(
      elsewhere?.cities.map(({ city, distance }) => [city, distance]),
      [
        ['Valinhos', 10],
        ['Vinhedo', 16],
        ['Hortolândia', 17],
        ['Paulínia', 19],
      ],
    )
  })

  test('looks in the three nearest states', async ({ assert }) => {
    const [pioIX, saoJoseDePiranhas, exu, crato] = [2208205, 2514503, 2605301, 2304202]
    const { facets: around } = await aSearchApp([
      aSearchableProfessional(1, { municipality: pioIX, state: 'PI' }),
      aSearchableProfessional(2, { municipality: saoJoseDePiranhas, state: 'PB' }),
      aSearchableProfessional(3, { municipality: exu, state: 'PE' }),
      aSearchableProfessional(4, { municipality: crato, state: 'CE' }),
    ])
    const { elsewhere } = await around.execute({ location: 'Juazeiro do Norte, CE' })

    assert.deepEqual(
      elsewhere?.cities.map(({ city }) => city),
      ['Crato', 'Exu', 'São José de Piranhas'],
    )
  })
})
