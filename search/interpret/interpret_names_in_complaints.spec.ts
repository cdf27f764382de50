import { test } from '@japa/runner'
import { InMemoryMunicipalityCatalogue } from '#application/testing/in_memory_municipality_catalogue.ts'
import { readLexicon } from '#search/lexicon/read_lexicon.ts'
import { InterpretQuery, type InterpretedQuery } from './interpret_query.ts'

const municipalities = new InMemoryMunicipalityCatalogue()
const interpretQuery = new InterpretQuery({ municipalities, readLexicon })
const lexicon = readLexicon()

const LARGE = 100_000
const all = await municipalities.all()
const CALLED_SO = new Set(all.map(({ name }) => name.toLowerCase()))
const LARGE_CITIES = new Set(
  all.flatMap(({ name, population }) => ((population ?? 0) >= LARGE ? name.toLowerCase() : [])),
)
const NAMES = [...lexicon.namesThatAreWords].filter((word) => !LARGE_CITIES.has(word))
const TOWNS = lexicon
  .lines('place_words', 'towns_named_like_words')
  .filter((town) => !town.includes(' ') && CALLED_SO.has(town) && !LARGE_CITIES.has(town))

const COMPLAINTS = [
  'dor na X',
  'meu X está inchado',
  'ferida no X que não melhora',
  'X inchada e vermelha',
  'coceira muito forte no X faz dias',
  'mancha cor de X na perna',
]

/** Returns the queries of which `isWrong`. */
async function wrongOf(
  words: readonly string[],
  frames: readonly string[],
  isWrong: (read: InterpretedQuery, word: string) => boolean,
): Promise<string[]> {
  const wrong: string[] = []
  for (const frame of frames)
    for (const word of words) {
      const q = frame.replace('X', word)
      if (isWrong(await interpretQuery.execute({ q }), word)) wrong.push(q)
    }
  return wrong
}

test.group('Words that are names or towns too', () => {
  test('reads each of sixty surnames as a word within a complaint', async ({ assert }) => {
    assert.isAtLeast(NAMES.length, 60)
    assert.deepEqual(await wrongOf(NAMES, COMPLAINTS, ({ text, city }) => text !== '' || city !== null), [])
  })

  test('reads each of forty towns as a word within a complaint', async ({ assert }) => {
    assert.isAtLeast(TOWNS.length, 40)
    assert.deepEqual(await wrongOf(TOWNS, COMPLAINTS, ({ text, city }) => text !== '' || city !== null), [])
  })

  test('reads them as names beside a title, another name or a profession', async ({ assert }) => {
    const named = ['dra X dor no joelho', 'marcos X pele', 'maria da X', 'dermatologista X']
    const isNoName = ({ text, city, neighbourhood }: InterpretedQuery, word: string) =>
      !text.includes(word) && ![city, neighbourhood].some((place) => place?.toLowerCase() === word)

    const people = NAMES.filter((word) => lexicon.isPersonName(word))

    assert.deepEqual(await wrongOf(people, named, isNoName), [])
  })

  test('reads them as towns after a preposition of place, with a capital letter, or beside their state', async ({
    assert,
  }) => {
    const { city } = await interpretQuery.execute({ q: 'dor de dente em altos' })
    const besideAState = await interpretQuery.execute({ q: 'coceira na perna altos PI' })
    const withACapital = await interpretQuery.execute({ q: 'dor de ouvido na Figueira' })

    assert.equal(city, 'Altos')
    assert.equal(besideAState.city, 'Altos')
    assert.equal(withACapital.city, 'Figueira')
  })

  test('finds the specialty that treats the complaint', async ({ assert }) => {
    const led = async (q: string) => (await interpretQuery.execute({ q })).specialties[0]

    assert.equal(await led('dor na costa'), 'Ortopedista')
    assert.equal(await led('machucado que não sara'), 'Dermatologista')
    assert.equal(await led('meu pinto tá ardendo'), 'Urologista')
    assert.equal(await led('iniciar pré natal'), 'Ginecologista')
  })
})

test('reads a spelling that only names have as a name', async ({ assert }) => {
  for (const q of ["sant'anna", 'santanna', "psicóloga sant'anna"])
    assert.deepInclude(await interpretQuery.execute({ q }), { city: null, text: 'santanna' }, q)
  assert.equal((await interpretQuery.execute({ q: 'dentista em santanna' })).city, 'São Paulo')
})

test.group('What means nothing', () => {
  test('makes no guess by sound for fewer than four letters', async ({ assert }) => {
    for (const q of ['k', 'kkk', 'kkkkkk'])
      assert.deepInclude(await interpretQuery.execute({ q }), { specialty: null, about: [] }, q)
  })

  test('reads no complaint from one everyday word', async ({ assert }) => {
    assert.deepInclude(await interpretQuery.execute({ q: 'emprego de recepcionista' }), { about: [] })
    assert.isNotEmpty((await interpretQuery.execute({ q: 'fui estuprada' })).about)
  })

  test('guesses no specialty from the words of another trade, unless somebody is told of', async ({
    assert,
  }) => {
    for (const q of [
      'tinta de parede descascando',
      'cano estourado',
      'o motor ta falhando',
      'letra de musica',
    ])
      assert.deepInclude(await interpretQuery.execute({ q }), { specialty: null, about: [] }, q)
    for (const q of ['fico tonto quando escuto musica alta', 'minha pele descasca com a roupa'])
      assert.isNotNull((await interpretQuery.execute({ q })).specialty, q)
  })
})

test("reads 'hoje' as a day beside a profession, and as a time beside a complaint", async ({ assert }) => {
  const day = async (q: string) => (await interpretQuery.execute({ q })).day

  assert.equal(await day('pediatra hoje'), 'hoje')
  assert.equal(await day('quem atende hoje em campinas'), 'hoje')
  assert.isNull(await day('acordei hoje com febre'))
  assert.isNull(await day('vomitando desde hoje de manhã'))
})
