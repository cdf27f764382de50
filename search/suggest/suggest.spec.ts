import { test } from '@japa/runner'
import { aSearchableProfessional } from '#application/ports/testing/a_searchable_professional.ts'
import type { Suggested } from './suggest.ts'
import type { SuggestedKind } from './rank_matches.ts'
import { CountSearch } from './sought_specialties.ts'
import { aSearchApp } from '../testing/a_search_app.ts'
import { readLexicon } from '#search/lexicon/read_lexicon.ts'
import { phraseKey } from '../interpret/words.ts'
import { SUGGESTION_QUERIES } from '../testing/suggestion_queries.ts'

/** São Paulo, Rio, Belo Horizonte, Porto Alegre, Recife, Florianópolis, João Pessoa, Campinas, São José dos Campos, Santos. */
const CITIES = [3550308, 3304557, 3106200, 4314902, 2611606, 4205407, 2507507, 3509502, 3549904, 3548500]
const { suggest } = await aSearchApp([
  aSearchableProfessional(1, { name: 'Ana', lastname: 'Psique' }),
  aSearchableProfessional(2, { name: 'Joana', lastname: 'São José' }),
  aSearchableProfessional(3, { name: 'Ana', lastname: 'Oculta', isHidden: true }),
  aSearchableProfessional(4, { name: 'Mariana', lastname: 'Couto', crm: 'CRM-SP 123456' }),
  ...CITIES.map((municipality, number) =>
    aSearchableProfessional(10 + number, { name: 'Wanda', lastname: 'Zwick', municipality }),
  ),
])

const LEAST_SHARE_RIGHT = 0.95

const names = (items: { name: string }[]) => items.map(({ name }) => name)

const placesFor = async (q: string) =>
  (await suggest.execute({ q })).cities.map(({ neighbourhood, city }) =>
    [neighbourhood, city].filter(Boolean).join(', '),
  )

/** The first that is offered of the kind, said as in the queries. */
function firstOf(suggested: Suggested, kind: SuggestedKind): string {
  const { specialties, terms, modes, cities, insurances, professionals } = suggested
  const labels = {
    specialties: names(specialties),
    terms: terms.map(({ term }) => term),
    modes,
    cities: cities.map(({ neighbourhood, city, state }) =>
      [neighbourhood, city, state].filter(Boolean).join(', '),
    ),
    insurances: names(insurances),
    professionals: professionals.map(({ name, lastname }) => `${name} ${lastname}`),
  }
  return labels[kind][0] ?? '-'
}

test.group('suggestions', () => {
  test('offers nothing for nothing', async ({ assert }) => {
    const nothing = {
      specialties: [],
      terms: [],
      modes: [],
      cities: [],
      insurances: [],
      professionals: [],
      order: [],
    }
    for (const q of ['', '  ', '%', '(('.repeat(500)]) assert.deepEqual(await suggest.execute({ q }), nothing)
  })

  test('offers specialties by the beginning of the name, either gender and with or without accents', async ({
    assert,
  }) => {
    assert.deepEqual(names((await suggest.execute({ q: 'psi' })).specialties), ['Psicólogo', 'Psiquiatra'])
    assert.deepEqual(names((await suggest.execute({ q: 'PSICÓLOGA' })).specialties), ['Psicólogo'])
    assert.deepEqual(names((await suggest.execute({ q: 'plast' })).specialties), ['Cirurgião Plástico'])
  })

  test('offers the specialty that is searched for most first, those named so before others', async ({
    assert,
  }) => {
    const { suggest: fresh, searchCounter } = await aSearchApp([])
    for (const [specialty, sender] of [
      ['Psiquiatra', 'Ana'],
      ['Psiquiatra', 'Bia'],
      ['Psicólogo', 'Ana'],
      ['Cirurgião Plástico', 'Ana'],
    ] as const)
      searchCounter.count(specialty, sender)
    await searchCounter.flush()

    assert.deepEqual(names((await fresh.execute({ q: 'psi' })).specialties), ['Psiquiatra', 'Psicólogo'])
    assert.equal((await fresh.execute({ q: 'p' })).specialties[0]?.name, 'Psiquiatra')
  })

  test('offers what an everyday word stands for', async ({ assert }) => {
    assert.deepEqual((await suggest.execute({ q: 'oculista' })).specialties, [
      { name: 'Oftalmologista', slug: 'oftalmologista' },
    ])
  })

  test('offers first what most who type so mean', async ({ assert }) => {
    const wrong: string[] = []
    for (const [q, offered] of SUGGESTION_QUERIES) {
      const suggested = await suggest.execute({ q })
      const [kind = '-', label = '-'] = offered.split(': ')
      const isFirst = label === '-' || suggested.order[0] === kind
      const got = kind === '-' ? (suggested.order[0] ?? '-') : firstOf(suggested, kind as SuggestedKind)
      if (got !== label || !isFirst) wrong.push(`${q}: ${offered}, not ${suggested.order[0]}, ${got}`)
    }

    assert.isAtLeast(1 - wrong.length / SUGGESTION_QUERIES.length, LEAST_SHARE_RIGHT, wrong.join('\n'))
  })

  test('says who treats an everyday word', async ({ assert }) => {
    assert.containsSubset((await suggest.execute({ q: 'ortodon' })).terms, [{ specialties: ['Dentista'] }])
    for (const term of ['ansiedade', 'pânico', 'depressão'])
      assert.deepEqual(names((await suggest.execute({ q: term })).specialties), ['Psicólogo', 'Psiquiatra'])
  })

  test('offers a town where nobody is listed only where there is nothing else', async ({ assert }) => {
    const offered = async (q: string) => (await suggest.execute({ q })).cities.map(({ city }) => city)

    assert.deepEqual(await offered('são jo'), ['São José dos Campos'])
    assert.deepEqual(await offered('dr'), [])
    assert.deepEqual(await offered('derrubad'), ['Derrubadas'])
  })

  test('offers the people with a name that also means something else', async ({ assert }) => {
    const { suggest: named } = await aSearchApp([
      aSearchableProfessional(1, { name: 'Salvador', lastname: 'Costa', municipality: 2927408, state: 'BA' }),
      aSearchableProfessional(2, { name: 'Sara', lastname: 'Leite' }),
    ])
    for (const q of ['salvador', 'costa', 'salvador co'])
      assert.deepEqual(names((await named.execute({ q })).professionals), ['Salvador'], q)
    assert.deepEqual((await named.execute({ q: 'salvador' })).order, ['cities', 'professionals'])
    assert.deepEqual((await named.execute({ q: 'leite' })).order, ['professionals', 'terms'])
  })

  test('offers three people beside anything else, five to two typed words', async ({ assert }) => {
    const { suggest: crowded } = await aSearchApp(
      [1, 2, 3, 4, 5, 6].map((number) =>
        aSearchableProfessional(number, { name: 'Rosa', lastname: 'Costa' }),
      ),
    )

    assert.lengthOf((await crowded.execute({ q: 'costa' })).professionals, 3)
    assert.lengthOf((await crowded.execute({ q: 'rosa costa' })).professionals, 5)
  })

  test('offers what is often searched for before what is short, then what visitors ask for', async ({
    assert,
  }) => {
    const terms = async (q: string) => (await suggest.execute({ q })).terms.map(({ term }) => term)

    assert.equal((await terms('dor n'))[0], 'Dor nas costas')
    assert.equal((await terms('dia'))[0], 'Diabetes')
    assert.equal((await terms('td'))[0], 'TDAH')
    assert.equal((await terms('costas'))[0], 'Costas')
  })

  test('offers first what visitors search for by a phrase of the lexicon, once enough of them do', async ({
    assert,
  }) => {
    const dentist = aSearchableProfessional(1, { specialty: 'Dentista' })
    const { suggest: fresh, search, searchCounter } = await aSearchApp([dentist])
    const counting = new CountSearch({ searchCounter, crawlers: { isCrawler: () => false } })
    for (const q of ['dor na gengiva', 'dente do josé da silva'])
      for (let sender = 0; sender < 40; sender++) {
        const visitor = { address: `203.0.113.${sender}`, userAgent: 'Firefox' }
        counting.execute({ specialty: undefined, ...(await search.execute({ q })), page: 1, visitor })
      }
    await searchCounter.flush()

    assert.deepEqual([...(await searchCounter.byTerm())], [['dornagengiva', 40]])
    assert.equal((await suggest.execute({ q: 'dor na' })).terms[0]?.term, 'Dor nas costas')
    assert.equal((await fresh.execute({ q: 'dor na' })).terms[0]?.term, 'Dor na gengiva')
  })

  test('has each frequently searched phrase among the terms, none twice', async ({ assert }) => {
    const lexicon = readLexicon()
    const often = lexicon.lines('often_sought', 'often_sought')
    const missing: string[] = []
    for (const term of often) {
      const { terms } = await suggest.execute({ q: term })
      if (!terms.some((each) => phraseKey(each.term, lexicon) === phraseKey(term, lexicon)))
        missing.push(term)
    }

    assert.isEmpty(missing)
    assert.lengthOf(new Set(often.map((term) => phraseKey(term, lexicon))), often.length)
  })

  test('offers insurers by any of their words', async ({ assert }) => {
    assert.deepEqual((await suggest.execute({ q: 'inter' })).insurances, [{ name: 'NotreDame Intermédica' }])
    assert.deepEqual((await suggest.execute({ q: 'sulamerica' })).insurances, [{ name: 'SulAmérica' }])
  })

  test('offers visible people by the beginnings of their names, titles left aside', async ({ assert }) => {
    assert.deepEqual(names((await suggest.execute({ q: 'Dra. an' })).professionals), ['Ana'])
    assert.deepEqual(names((await suggest.execute({ q: 'jos' })).professionals), ['Joana'])
  })

  test('offers nicknames and parts of cities from three letters on', async ({ assert }) => {
    assert.deepEqual(await placesFor('ja'), [])
    assert.deepEqual(await placesFor('jam'), ['João Pessoa'])
    assert.deepEqual(await placesFor('ta'), [])
    assert.deepEqual(await placesFor('tat'), ['Tatuapé, São Paulo'])
  })

  test('puts the part of a city first from five letters on', async ({ assert }) => {
    assert.deepEqual((await suggest.execute({ q: 'tatu' })).order, ['terms', 'cities'])
    assert.deepEqual((await suggest.execute({ q: 'tatua' })).order, ['cities', 'terms'])
  })

  test('offers the part of a city that is typed whole in two cities', async ({ assert }) => {
    assert.deepEqual(await placesFor('santana'), ['Santana, São Paulo', 'Santana, Porto Alegre'])
  })

  test('offers cities before their parts, and those of a state by its code', async ({ assert }) => {
    assert.deepEqual(await placesFor('são'), ['São Paulo', 'São José dos Campos', 'São Mateus, São Paulo'])
    assert.deepEqual(await placesFor('sp'), ['São Paulo', 'Campinas', 'São José dos Campos', 'Santos'])
  })

  test('offers whom two misspelt words mean, as the search finds them', async ({ assert }) => {
    assert.deepEqual(names((await suggest.execute({ q: 'maryana coutto' })).professionals), ['Mariana'])
    assert.isEmpty((await suggest.execute({ q: 'maryana' })).professionals)
  })

  test('offers people first for two typed words', async ({ assert }) => {
    const { order, professionals } = await suggest.execute({ q: 'wanda z' })

    assert.deepEqual(order, ['professionals'])
    assert.lengthOf(professionals, 5)
  })

  test('offers what a slip begins, by its sound from four letters on', async ({ assert }) => {
    const offered = async (q: string) => names((await suggest.execute({ q })).specialties)

    assert.deepEqual(await offered('psk'), [])
    assert.deepEqual(await offered('psiki'), ['Psiquiatra'])
    assert.deepEqual(await offered('dentits'), ['Dentista'])
  })

  test('offers nothing for a title alone, and what is called so behind it', async ({ assert }) => {
    assert.isEmpty((await suggest.execute({ q: 'dr' })).order)
    assert.deepEqual(
      (await suggest.execute({ q: 'doutor da pel' })).terms.map(({ term }) => term),
      ['Doutor da pele'],
    )
  })

  test('offers five of a kind at most', async ({ assert }) => {
    const { cities, insurances } = await suggest.execute({ q: 's' })

    assert.lengthOf(cities, 3)
    assert.lengthOf(insurances, 5)
    assert.lengthOf((await suggest.execute({ q: 'p' })).specialties, 5)
    assert.lengthOf((await suggest.execute({ q: 'dor' })).terms, 5)
  })

  test('offers the person with a registration in the city typed beside it, and in no other', async ({
    assert,
  }) => {
    const bearers = async (q: string) => names((await suggest.execute({ q })).professionals)

    assert.deepEqual(await bearers('CRM-SP 123456 São Paulo'), ['Mariana'])
    assert.deepEqual(await bearers('CRM-SP 123456 Campinas'), [])
  })

  test('offers a word that was typed with a letter too many', async ({ assert }) => {
    const terms = async (q: string) => (await suggest.execute({ q })).terms.map(({ term }) => term)

    assert.equal((await terms('gripxe'))[0], 'Gripe')
    assert.equal((await terms('asxma'))[0], 'Asma')
  })

  test('offers no insurer that stands for all others', async ({ assert }) => {
    assert.isEmpty((await suggest.execute({ q: 'outros' })).insurances)
  })
})
