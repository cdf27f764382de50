import { test } from '@japa/runner'
import { InMemoryMunicipalityCatalogue } from '#application/testing/in_memory_municipality_catalogue.ts'
import { readLexicon } from '#search/lexicon/read_lexicon.ts'
import { SeededRandom } from '../testing/seeded_random.ts'
import { QueryDictionary } from './dictionary/query_dictionary.ts'
import { InterpretQuery } from './interpret_query.ts'
import { Phrase, splitWords } from './words.ts'

const SEED = 20_261_128

const lexicon = readLexicon()
const municipalities = new InMemoryMunicipalityCatalogue()
const interpretQuery = new InterpretQuery({ municipalities, readLexicon })

async function understood(q: string): Promise<string> {
  const { specialties, insurance, city, ignored } = await interpretQuery.execute({ q })
  return [...specialties, insurance, city, ...ignored.map((word) => `-${word}`)].filter(Boolean).join(' ')
}

test.group('Words of a query', () => {
  test('never reads an entry whose words begin elsewhere', async ({ assert }) => {
    const dictionary = new QueryDictionary(await municipalities.all(), lexicon)
    const random = new SeededRandom(SEED)
    const spellings = [
      ...lexicon.vocabulary.map(({ term }) => term),
      ...[...lexicon.specialties.values()].flatMap(({ names, everyday }) => names.concat(everyday)),
      ...dictionary.places.cities.keys(),
      ...dictionary.places.neighbourhoods.map(([spelling]) => spelling),
    ]
    const inWords = spellings.map((spelling) => splitWords(spelling, lexicon).map(({ text }) => text))
    const known = new Set(inWords.map((words) => words.join(' ')))
    let cut = 0
    const read = inWords.flatMap((words) => {
      const others = cutAnew(words, random)
      if (!others || known.has(others.join(' '))) return []
      cut += 1
      return dictionary.exactlyIn(phraseOf(others)).length > 0
        ? [`${words.join(' ')}: ${others.join(' ')}`]
        : []
    })

    assert.isAbove(cut, 10_000)
    assert.isEmpty(read)
  })

  test('never reads a depression, insurer or town from a small word and the next one', async ({ assert }) => {
    for (const q of ['problema de pressão', 'remédio de pressão', 'crise de pressão', 'médico de pressão'])
      assert.equal(await understood(q), await understood('pressão'), q)
    assert.equal(await understood('coração batendo a mil'), await understood('coração batendo'))
    assert.equal(await understood('o cara que mexe com coluna'), await understood('mexe com coluna'))
    assert.notInclude(await understood('enxaqueca que luz piora'), 'Queluz')
  })

  test('accepts words that are joined, or split where people split them', async ({ assert }) => {
    assert.equal(await understood('cardio logista'), 'Cardiologista')
    assert.equal(await understood('fisio terapeuta uni med'), 'Fisioterapeuta Unimed')
    assert.equal(await understood('dermatologistacampinas'), 'Dermatologista Campinas')
    assert.equal(await understood('plano a mil'), 'Amil')
    assert.equal(await understood('infecção bacteriana'), 'Infectologista')
  })
})

function phraseOf(words: readonly string[]): Phrase {
  const phrase = new Phrase()
  for (const word of words) phrase.add(word)
  return phrase
}

/** The same letters with a blank elsewhere; null for a word too short or a place where people write apart. */
function cutAnew(words: readonly string[], random: SeededRandom): string[] | null {
  const joined = words.join('')
  const starts = new Set(words.map((_, index) => words.slice(0, index).join('').length))
  const places = Array.from({ length: joined.length }, (_, at) => at).filter((at) => !starts.has(at))
  const at = places.length > 0 ? random.oneOf(places) : 0
  const parts = [joined.slice(0, at), joined.slice(at)]
  const isWrittenApart = words.some((word, index) => {
    const offset = at - words.slice(0, index).join('').length
    return offset > 0 && lexicon.typing.writtenApart.has(word.slice(0, offset))
  })
  return at === 0 || isWrittenApart ? null : parts
}
