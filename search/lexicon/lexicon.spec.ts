import { test } from '@japa/runner'
import { readdirSync, readFileSync } from 'node:fs'
import { LEXICON_FILES, Lexicon, WORD_CLASSES, type LexiconFile } from './lexicon.ts'
import { marked, paired } from './sections.ts'
import { QueryDictionary } from '#search/interpret/dictionary/query_dictionary.ts'
import { InMemoryMunicipalityCatalogue } from '#application/testing/in_memory_municipality_catalogue.ts'
import { INSURERS } from '#domain/catalogue/insurers.ts'
import { SPECIALTIES } from '#domain/catalogue/specialties.ts'
import { STATES } from '#domain/catalogue/states.ts'
import { foldText } from '#domain/shared/text.ts'
import { readLexicon } from './read_lexicon.ts'

const textOf = (file: LexiconFile) => readFileSync(new URL(`${file}.txt`, import.meta.url), 'utf8')
const lexicon = readLexicon()
const municipalities = await new InMemoryMunicipalityCatalogue().all()

/** Here a head may come again: its order decides between phrases that fit equally. */
const WITH_HEADS_AGAIN: readonly LexiconFile[] = [
  'diseases',
  'symptoms',
  'treatments',
  'complaints',
  'disease_codes',
]
/** Compared with what is typed, without accents. */
const FOLDED: readonly LexiconFile[] = [
  'roots',
  'names',
  'markers',
  'filters',
  'notices',
  'noise',
  'verbs',
  'common_words',
]

const repeated = (phrases: readonly string[]) => phrases.filter((phrase, at) => phrases.indexOf(phrase) < at)
const phrasesOf = (file: LexiconFile) => lexicon.sections(file).flatMap(({ lines }) => lines)
const cities = new Set(municipalities.map(({ name, state }) => `${name}, ${state}`))
const unknownCities = (file: LexiconFile) =>
  lexicon.sections(file).flatMap(({ head }) => head.split('; ').filter((city) => !cities.has(city)))

test.group('the lexicon', () => {
  test('has a text for each file and no other', ({ assert }) => {
    const texts = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.txt'))

    assert.sameMembers(
      texts,
      LEXICON_FILES.map((file) => `${file}.txt`),
    )
  })

  for (const file of LEXICON_FILES)
    test(`has single blanks, a head after an empty line, and no phrase twice under a head: ${file}`, ({
      assert,
    }) => {
      const lines = textOf(file).split('\n')

      assert.isEmpty(lines.filter((line) => !line.startsWith('#') && /^\s|\s\s|\s$/.test(line)))
      assert.equal(lines.at(-1), '')
      assert.isEmpty(lines.filter((line, at) => lines[at - 1] === '' && /^[^[#]/.test(line)))
      for (const { head, lines: phrases } of lexicon.sections(file)) assert.isEmpty(repeated(phrases), head)
      if (!WITH_HEADS_AGAIN.includes(file))
        assert.isEmpty(repeated(lexicon.sections(file).map(({ head }) => head)))
    })

  test('writes without accents and capitals what is only compared with typed words', ({ assert }) => {
    for (const file of FOLDED)
      assert.isEmpty(
        phrasesOf(file).filter((phrase) => /\p{Lu}|\p{M}/u.test(phrase.normalize('NFD'))),
        file,
      )
  })

  test('is read completely: each section by the dictionary or the suggestions', ({ assert }) => {
    const watched = new Lexicon(textOf)
    const read = new Set<string>()
    const { lines, sections } = watched
    watched.lines = (file, head) => {
      read.add(`${file}: ${head}`)
      return lines.call(watched, file, head)
    }
    watched.sections = (file) => {
      const all = sections.call(watched, file)
      for (const { head } of all) read.add(`${file}: ${head}`)
      return all
    }
    // oxlint-disable-next-line no-new
    new QueryDictionary(municipalities, watched)
    const files = ['markers', 'filters', 'notices', 'noise', 'place_words', 'postal_codes', 'verbs'] as const
    const written = files.flatMap((file) => lexicon.sections(file).map(({ head }) => `${file}: ${head}`))

    assert.isEmpty(written.filter((section) => !read.has(section)))
    assert.sameMembers(
      lexicon.sections('word_classes').map(({ head }) => head),
      [...WORD_CLASSES],
    )
  })

  test('names specialties, insurers, states and cities that exist', ({ assert }) => {
    for (const file of ['specialty_names', 'specialty_words'] as const)
      assert.sameMembers(
        lexicon.sections(file).map(({ head }) => head),
        SPECIALTIES.map(({ name }) => name),
      )
    const insurers: readonly string[] = INSURERS.map(({ name }) => name)
    assert.isEmpty(lexicon.sections('insurers').filter(({ head }) => !insurers.includes(head)))
    assert.isEmpty(lexicon.sections('other_insurers').filter(({ head }) => insurers.includes(head)))
    for (const file of ['neighbourhoods', 'regions', 'city_nicknames'] as const)
      assert.isEmpty(unknownCities(file), file)
    const codes: readonly string[] = STATES.map(({ code }) => code)
    assert.sameMembers(
      lexicon.sections('regions_of_brazil').flatMap(({ head }) => head.split(', ')),
      [...codes],
    )
    assert.sameMembers([...lexicon.lines('place_words', 'states_by_population')], [...codes])
    for (const file of ['nicknames_of_states'] as const)
      assert.includeMembers(
        [...codes],
        lexicon.lines('place_words', file).map((line) => paired(line)[1]),
      )
  })

  test('gives no insurer the name of another', ({ assert }) => {
    const called = new Map<string, string>()
    for (const { head, lines } of lexicon.sections('insurers'))
      for (const name of lines.map((line) => foldText(marked(line).phrase))) {
        assert.equal(called.get(name) ?? head, head, name)
        called.set(name, head)
      }
  })

  test('gives no word two roots, no abbreviation two meanings, no state or city two ranges', ({ assert }) => {
    assert.isEmpty(repeated(phrasesOf('roots')))
    for (const [file, head] of [
      ['typing', 'abbreviations'],
      ['typing', 'abbreviations_in_sentences'],
      ['postal_codes', 'states'],
      ['postal_codes', 'cities'],
    ] as const)
      assert.isEmpty(repeated(lexicon.lines(file, head).map((line) => paired(line)[0])), head)
  })

  test('gives no phrase of a search two roles, or two filters of one kind', ({ assert }) => {
    const roles = lexicon.sections('markers').filter(({ head }) => head !== 'seguro')
    assert.isEmpty(repeated(roles.flatMap(({ lines }) => lines)))
    for (const kind of ['mode ', 'notice ', 'language ', 'access ', 'foreign ', 'denied ', 'sort '])
      assert.isEmpty(
        repeated(
          lexicon.sections('filters').flatMap(({ head, lines }) => (head.startsWith(kind) ? lines : [])),
        ),
        kind,
      )
  })

  test('shares words that some specialty has, and marks states that are words', ({ assert }) => {
    assert.isEmpty(phrasesOf('specialty_words_shared').filter((word) => !lexicon.everyday.has(word)))
    const codes = new Set<string>(STATES.map(({ code }) => code.toLowerCase()))
    for (const name of ['codes_in_sentences', 'codes_at_the_end', 'codes_after_towns'] as const)
      assert.isEmpty([...lexicon.words[name]].filter((code) => !codes.has(code)))
  })

  test('says which line has no heading, and which heading is no specialty', ({ assert }) => {
    const broken = (text: string) => () => new Lexicon((file) => (file === 'titles' ? text : textOf(file)))

    assert.throws(broken('mastologista'), "'mastologista' stands under no head")
    assert.throws(broken('[Mastologista]\nmastologia'), "'Mastologista' in the lexicon is no specialty")
  })
})
