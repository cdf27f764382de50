import type { Ports } from '#application/ports/ports.ts'
import type { ListedProfessional, ProfessionalDirectory } from '#application/ports/professional_directory.ts'
import type { ProfessionalSearch, SuggestedPeople } from '#application/ports/professional_search.ts'
import { joinWords, phraseKey, splitWords } from '../interpret/words.ts'
import type { InterpretedQuery, InterpretQuery } from '../interpret/interpret_query.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { SoughtSpecialties, SoughtTerms } from './sought_specialties.ts'
import { ListedCounts } from './listed_counts.ts'
import { peopleBeside, rankedMatches, type RankedMatches } from './rank_matches.ts'
import { type Match, SuggestedPhrases } from './suggested_phrases.ts'

export interface Suggested extends RankedMatches {
  professionals: ListedProfessional[]
}

const MAX_PEOPLE = 5
const LEAST_WORDS_OF_A_NAME = 2
const BEST = { sort: { by: 'relevance' }, page: 1, limit: MAX_PEOPLE, withRows: true } as const

const NOTHING: Suggested = {
  specialties: [],
  terms: [],
  modes: [],
  cities: [],
  insurances: [],
  professionals: [],
  order: [],
}

interface Dependencies extends Ports<'search' | 'directory'> {
  interpretQuery: InterpretQuery
  sought: SoughtSpecialties
  soughtTerms: SoughtTerms
}

/** Suggests, while typing, what starts like the text: at most five of each kind. */
export class Suggest {
  readonly #interpretQuery: InterpretQuery
  readonly #search: ProfessionalSearch
  readonly #directory: ProfessionalDirectory
  readonly #sought: SoughtSpecialties
  readonly #soughtTerms: SoughtTerms
  readonly #listed: ListedCounts
  #phrases: SuggestedPhrases | null = null

  constructor({ interpretQuery, search, directory, sought, soughtTerms }: Dependencies) {
    this.#interpretQuery = interpretQuery
    this.#search = search
    this.#directory = directory
    this.#sought = sought
    this.#soughtTerms = soughtTerms
    this.#listed = new ListedCounts(search)
  }

  async execute({ q }: { q: string }): Promise<Suggested> {
    const { lexicon } = this.#interpretQuery
    if (phraseKey(q, lexicon) === '') return NOTHING
    const [phrases, professionals, listed, sought, soughtTerms] = await Promise.all([
      this.#knownPhrases(),
      this.#people(q),
      this.#listed.current(),
      this.#sought.current(),
      this.#soughtTerms.current(),
    ])
    const exact = matchesOf(q, phrases, lexicon)
    const isNothing = exact.length === 0 && professionals.length === 0
    const meant = isNothing ? await this.#misspelt(q) : []
    const matches = isNothing && meant.length === 0 ? phrases.nearlyStartingLike(q) : exact
    const people = isNothing ? meant : professionals
    const isNamed = people.some((one) => bears(one, q, lexicon))
    const context = { listed, sought, soughtTerms, q, people: people.length, isNamed, lexicon }
    const ranked = rankedMatches(matches, context)
    return { ...ranked, professionals: peopleBeside(ranked, people, { q, lexicon }) }
  }

  /** Finds people for two or more misspelt words: 'tiago gomes' is Thiago Gomes. */
  async #misspelt(q: string): Promise<ListedProfessional[]> {
    const read = await this.#interpretQuery.execute({ q })
    if (read.nameWords.length < LEAST_WORDS_OF_A_NAME) return []
    const found = await this.#search.search({ criteria: { name: read.text }, ...BEST })
    return (await this.#rowsOf(found)).filter((one) => fits(one, read))
  }

  async #knownPhrases(): Promise<SuggestedPhrases> {
    const dictionary = await this.#interpretQuery.knownPhrases()
    this.#phrases ??= new SuggestedPhrases(dictionary)
    return this.#phrases
  }

  /** Finds people by a typed registration, otherwise by name beginnings, whatever else the text may mean. */
  async #people(q: string): Promise<ListedProfessional[]> {
    const read = await this.#interpretQuery.execute({ q })
    if (!read.license) return this.#bearers(q)
    const found = await this.#search.search({ criteria: { license: read.license }, ...BEST })
    const listed = await this.#rowsOf(found)
    const people = listed.length > 0 ? listed : await this.#directory.findRegistered(read.license, MAX_PEOPLE)
    return people.filter((one) => fits(one, read))
  }

  async #bearers(q: string): Promise<ListedProfessional[]> {
    const { lexicon } = this.#interpretQuery
    const name = q.replace(lexicon.typing.title, '')
    if (splitWords(name, lexicon).every(({ text }) => lexicon.isConnective(text))) return []
    return this.#rowsOf(await this.#search.suggestPeople(name, MAX_PEOPLE))
  }

  async #rowsOf({ ids, listed }: SuggestedPeople): Promise<ListedProfessional[]> {
    return listed ?? (await this.#directory.findListed(ids))
  }
}

function fits(one: ListedProfessional, { specialty, state, city }: InterpretedQuery): boolean {
  return (
    (!specialty || one.specialty === specialty) &&
    (!state || one.state === state) &&
    (!city || one.city === city)
  )
}

/** Whether the typed words are whole parts of the name. */
function bears({ name, lastname }: ListedProfessional, q: string, lexicon: Lexicon): boolean {
  const parts = new Set(splitWords(`${name} ${lastname}`, lexicon).map(({ text }) => text))
  return splitWords(q, lexicon).every(({ text }) => parts.has(text))
}

/** Matches the whole text, otherwise the part after 'médico de' or the like. */
function matchesOf(q: string, phrases: SuggestedPhrases, lexicon: Lexicon): Match[] {
  const words = splitWords(q, lexicon)
  if (lexicon.typing.title.test(q) && words.length === 1) return []
  const whole = phrases.startingLike(q)
  if (whole.length > 0 || lexicon.typing.title.test(q)) return whole
  const first = words.findIndex(({ text }) => !lexicon.words.before_what_is_suggested.has(text))
  if (first < 1) return []
  return phrases
    .startingLike(joinWords(words, first))
    .filter(({ phrase: { kind }, isInner }) => !isInner && (kind === 'specialty' || kind === 'term'))
}
