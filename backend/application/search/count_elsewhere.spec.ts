import { test } from '@japa/runner'
import { aSearchableProfessional } from '#application/ports/testing/a_searchable_professional.ts'
import { aSearchApp } from './testing/a_search_app.ts'

const CAMPINAS = { municipality: 3509502, state: 'SP' } as const
const SAO_PAULO = { municipality: 3550308, state: 'SP' } as const
const RIO = { municipality: 3304557, state: 'RJ' } as const

const { facets } = await aSearchApp([
  aSearchableProfessional(1, { ...CAMPINAS }),
  aSearchableProfessional(2, { ...SAO_PAULO }),
  aSearchableProfessional(3, { ...SAO_PAULO, presencial: false, teleconsulta: true }),
  aSearchableProfessional(4, { ...RIO, teleconsulta: true }),
  aSearchableProfessional(5, { ...SAO_PAULO, specialty: 'Pediatra' }),
])

test.group('professionals elsewhere', () => {
  test('are counted by the distance of their city, and by video wherever they are', async ({ assert }) => {
    const { elsewhere } = await facets.execute({ q: 'cardiologista campinas presencial' })

    assert.deepEqual(elsewhere, {
      cities: [{ city: 'São Paulo', state: 'SP', distance: 84, count: 1 }],
      teleconsulta: 2,
    })
  })

  test('are told where nobody at all is in the city', async ({ assert }) => {
    const { total, elsewhere } = await facets.execute({ specialty: 'Pediatra', location: 'Campinas, SP' })

    assert.equal(total, 0)
    assert.deepEqual(
      elsewhere?.cities.map(({ city, count }) => [city, count]),
      [['São Paulo', 1]],
    )
  })

  test('are not counted where no city is asked for, or many are in it', async ({ assert }) => {
    const { facets: crowded } = await aSearchApp(
      Array.from({ length: 6 }, (_, index) => aSearchableProfessional(index + 1, { ...CAMPINAS })),
    )

    assert.notProperty(await facets.execute({ specialty: 'Cardiologista' }), 'elsewhere')
    assert.notProperty(await crowded.execute({ location: 'Campinas, SP' }), 'elsewhere')
  })

  test('are told where five are in the city, not where six are', async ({ assert }) => {
    const { facets: five } = await aSearchApp(
      Array.from({ length: 5 }, (_, index) => aSearchableProfessional(index + 1, { ...CAMPINAS })),
    )

    assert.deepEqual((await five.execute({ location: 'Campinas, SP' })).elsewhere, {
      cities: [],
      teleconsulta: 0,
    })
  })

  test('are those of the four nearest cities', async ({ assert }) => {
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

  test('are looked for in the three nearest states', async ({ assert }) => {
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
