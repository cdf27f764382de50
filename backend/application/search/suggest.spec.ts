import { test } from '@japa/runner'
import { aSearchableProfessional } from '#application/ports/testing/a_searchable_professional.ts'
import { foldText } from '#domain/shared/text.ts'
import { aSearchApp } from './testing/a_search_app.ts'

const { suggest } = await aSearchApp([
  aSearchableProfessional(1, { name: 'Ana', lastname: 'Psique' }),
  aSearchableProfessional(2, { name: 'Joana', lastname: 'São José' }),
  aSearchableProfessional(3, { name: 'Ana', lastname: 'Oculta', isHidden: true }),
])

const names = (items: { name: string }[]) => items.map(({ name }) => name)

test.group('suggestions', () => {
  test('offers nothing for nothing', async ({ assert }) => {
    const nothing = { specialties: [], cities: [], insurances: [], professionals: [] }
    for (const q of ['', '  ', '%', '(('.repeat(500)]) assert.deepEqual(await suggest.execute({ q }), nothing)
  })

  test('offers specialties by the beginning of the name, either gender and with or without accents', async ({
    assert,
  }) => {
    assert.deepEqual(names((await suggest.execute({ q: 'psi' })).specialties), ['Psiquiatra', 'Psicólogo'])
    assert.deepEqual(names((await suggest.execute({ q: 'PSICÓLOGA' })).specialties), ['Psicólogo'])
    assert.deepEqual(names((await suggest.execute({ q: 'plast' })).specialties), ['Cirurgião Plástico'])
  })

  test('offers what an everyday word stands for', async ({ assert }) => {
    assert.deepEqual((await suggest.execute({ q: 'oculista' })).specialties, [
      { name: 'Oftalmologista', slug: 'oftalmologista' },
    ])
  })

  test('offers the most populous cities that begin so, and no others', async ({ assert }) => {
    const { cities } = await suggest.execute({ q: 'são jo' })

    assert.deepEqual(cities[0], { city: 'São José dos Campos', state: 'SP' })
    assert.lengthOf(cities, 5)
    for (const { city } of cities) assert.match(foldText(city), /^sao jo/)
  })

  test('offers insurers by any of their words', async ({ assert }) => {
    assert.deepEqual((await suggest.execute({ q: 'inter' })).insurances, [{ name: 'NotreDame Intermédica' }])
    assert.deepEqual((await suggest.execute({ q: 'sulamerica' })).insurances, [{ name: 'SulAmérica' }])
  })

  test('offers visible people by the beginnings of their names, titles left aside', async ({ assert }) => {
    assert.deepEqual(names((await suggest.execute({ q: 'Dra. an' })).professionals), ['Ana'])
    assert.deepEqual(names((await suggest.execute({ q: 'jos' })).professionals), ['Joana'])
  })

  test('offers five of a kind at most', async ({ assert }) => {
    const { cities, insurances } = await suggest.execute({ q: 's' })

    assert.lengthOf(cities, 5)
    assert.lengthOf(insurances, 5)
  })
})
