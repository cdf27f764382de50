import type { MunicipalityCatalogue } from '#application/ports/municipality_catalogue.ts'
import type { SpecialtyName } from '#domain/catalogue/specialties.ts'
import { findBareNumber, findLicense, type License } from '#domain/catalogue/license.ts'
import { alternativesOf } from './alternatives.ts'
import { dictionaryOf, type QueryDictionary } from './dictionary/query_dictionary.ts'
import { readField, readQuery, type SeparateFields } from './reading/read_fields.ts'
import {
  filterWords,
  municipalityOf,
  nameWords,
  keptOutInVain,
  placesLeftOut,
  otherMeaningsOf,
  readingsTo,
  ordinaryWords,
  understoodBy,
  wholeNameOf,
  type FilterWords,
  type OtherMeanings,
  type Understood,
  type WholeName,
} from './reading/understood.ts'
import type { Step } from './reading/reading.ts'
import { joinWords, LEAST_WORDS_OF_A_SENTENCE, splitWords, type Word } from './words.ts'
import type { Notice } from '#domain/catalogue/search_notices.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'

export interface InterpretQueryInput {
  /** The single search box: any words, in any order. */
  readonly q?: string | undefined
  /** Separate fields accept only their own kind, and override the search box. */
  readonly location?: string | undefined
  readonly insurance?: string | undefined
  readonly specialty?: string | undefined
}

type SeparateField = 'location' | 'insurance' | 'specialty'

export interface InterpretedQuery extends Understood, OtherMeanings {
  /** IBGE code of `city`. */
  readonly municipality: number | null
  readonly license: License | null
  readonly nearMe: boolean
  /** The words of `text`, each with its typed form. */
  readonly nameWords: readonly Word[]
  /** The words as one name, though some were read as a place; null if they cannot be. */
  readonly wholeName: WholeName | null
  /** The typed words that became the filters. */
  readonly filterWords: FilterWords
  /** The key of the lexicon's phrase that the words of the specialty are; null in all other words, and for who despairs. */
  readonly term: string | null
  /** The specialties that the words of everyday phrases suggest when nothing names one. */
  readonly about: readonly SpecialtyName[]
  /** Typed words without a meaning that occur in no listed name, or that no filter answers. */
  readonly ignored: readonly string[]
  /** Other readings of the same words, likeliest first; at most six. */
  readonly alternatives: readonly Understood[]
  /** Separate fields with an unknown value: a search by them finds nothing. */
  readonly unknown: readonly SeparateField[]
}

/** A cache of recent interpretations, with any eviction. */
export interface QueryCache {
  get(key: string): InterpretedQuery | undefined
  set(key: string, understood: InterpretedQuery): unknown
}

/** Characters; longer queries are not cached, so that nobody fills the cache with unique texts. */
const MAX_CACHED_LENGTH = 250

interface Dependencies {
  municipalities: MunicipalityCatalogue
  /** Returns the words that people search by; called once a search is interpreted. */
  readLexicon: () => Lexicon
  /** For repeated queries: a screen asks for hits, counts and chips. */
  rememberedQueries?: QueryCache
}

/** Interprets a search: the specialty, place and insurer it names, and the rest as a name. */
export class InterpretQuery {
  readonly #municipalities: MunicipalityCatalogue
  readonly #readLexicon: () => Lexicon
  readonly #remembered: QueryCache | undefined
  #dictionary: Promise<QueryDictionary> | null = null

  constructor({ municipalities, readLexicon, rememberedQueries }: Dependencies) {
    this.#municipalities = municipalities
    this.#readLexicon = readLexicon
    this.#remembered = rememberedQueries
  }

  /** Accepts any text; reads only its first 400 characters and 60 words. Rejects only when the catalogue does. */
  async execute(input: InterpretQueryInput): Promise<InterpretedQuery> {
    const dictionary = await this.knownPhrases()
    const { q, location, insurance, specialty } = input
    const key = JSON.stringify([q, location, insurance, specialty])
    const remembered = this.#remembered?.get(key)
    if (remembered) return remembered
    const understood = interpret(input, dictionary)
    if (key.length <= MAX_CACHED_LENGTH) this.#remembered?.set(key, understood)
    return understood
  }

  /** The words that people search by. Throws if a file of them is missing or has an error. */
  get lexicon(): Lexicon {
    return this.#readLexicon()
  }

  /** Returns the dictionary, built on first use; after a failure the next call tries again. */
  async knownPhrases(): Promise<QueryDictionary> {
    this.#dictionary ??= this.#municipalities.all().then((all) => dictionaryOf(all, this.lexicon))
    return this.#dictionary.catch((error: unknown) => {
      this.#dictionary = null
      throw error
    })
  }
}

const CRISIS_SPECIALTIES: readonly SpecialtyName[] = ['Psiquiatra', 'Psicólogo']

function interpret(input: InterpretQueryInput, dictionary: QueryDictionary): InterpretedQuery {
  const licensed = licenseIn(input.q ?? '')
  const fields: SeparateFields = {
    location: readField('location', input.location, dictionary),
    insurance: readField('insurance', input.insurance, dictionary),
    specialty: readField('specialty', input.specialty, dictionary),
  }
  const query = readQuery(licensed.rest, fields, dictionary)
  const said = otherMeaningsOf(
    query.words,
    query.last,
    dictionary.notices.noticesIn(query.words),
    dictionary.lexicon,
  )
  /* Who despairs is led to those who help, whatever else the words may be: 'corda no pescoço'. */
  const isCrisis = said.notices.includes('suicide') && !namesWhoHelps(query.last)
  const likeliest = understoodBy(query.words, query.last)
  const read = isCrisis ? { ...likeliest, specialty: null, insurance: null, text: '' } : likeliest
  const names = isCrisis ? [] : nameWords(query.words, readingsTo(query.last))
  const ordinary = isCrisis ? [] : ordinaryWords(query.words, query.last)
  const about = read.specialty
    ? []
    : isCrisis
      ? CRISIS_SPECIALTIES
      : isSoughtElsewhere(query.words, dictionary)
        ? []
        : dictionary.specialtiesAbout(
            [...ordinary, ...names].map(({ text }) => text),
            { isTold: isTold(query.words, said.notices, dictionary) },
          )
  const isAbout = names.length === 0 && about.length > 0
  const understood = { ...read, specialty: read.specialty ?? (isAbout ? about[0] : null) ?? null }
  const isComplaint = query.last.specialty && !isCrisis ? query.last.specialty.isEveryday : isAbout
  const readFields = [query, ...Object.values(fields)].map(({ words, last }) => ({
    words,
    last,
    understood,
    dictionary,
  }))
  return {
    ...understood,
    ...said,
    ...(isAbout && { specialties: about }),
    /* 'Acordei hoje com febre' says since when; 'pediatra hoje' asks for a day. */
    day: isComplaint && said.day === 'hoje' ? null : said.day,
    about,
    nearMe: said.notices.includes('near_me'),
    municipality: municipalityOf(query.last)?.ibgeCode ?? null,
    license: licensed.license,
    nameWords: names,
    wholeName: wholeNameOf(query.words, query.last),
    filterWords: filterWords(query.words, query.last),
    term: isCrisis ? null : termIn(filterWords(query.words, query.last), dictionary),
    ignored: [
      ...placesLeftOut(query.words, query.last, dictionary.lexicon),
      ...keptOutInVain(query.words, query.last, dictionary.lexicon),
      ...ordinary
        .filter(({ text }) => !isAbout || !dictionary.tellsOfAComplaint(text))
        .map(({ shown }) => shown),
    ],
    alternatives: alternativesOf(readFields, understood),
    unknown: (['location', 'insurance', 'specialty'] as const).filter((name) => fields[name].isUnknown),
  }
}

/** 'Estou com uma dor nas costas' holds more than the phrase. */
function termIn({ specialty: [typed = ''] }: FilterWords, dictionary: QueryDictionary): string | null {
  const words = splitWords(typed, dictionary.lexicon)
  const keys = words.map((_, from) => joinWords(words, from))
  const isTerm = (key: string) => dictionary.exactly(key).some(({ kind }) => kind === 'specialty')
  return keys.find(isTerm) ?? null
}

function namesWhoHelps({ specialty }: Step): boolean {
  return specialty !== null && (!specialty.isEveryday || CRISIS_SPECIALTIES.includes(specialty.name))
}

/** A thing of another trade, and no patient: 'tinta de parede descascando'. */
function isSoughtElsewhere(words: readonly Word[], { lexicon }: QueryDictionary): boolean {
  const { found_elsewhere, of_oneself, relatives, signs } = lexicon.words
  return (
    words.some(({ text }) => found_elsewhere.has(text)) &&
    !words.some(({ text }) => of_oneself.has(text) || relatives.has(text) || signs.has(text))
  )
}

/** A sentence, a pain or an emergency. */
function isTold(words: readonly Word[], notices: readonly Notice[], { lexicon }: QueryDictionary): boolean {
  return (
    words.length >= LEAST_WORDS_OF_A_SENTENCE ||
    words.some(({ text }) => lexicon.words.signs.has(text)) ||
    notices.includes('emergency') ||
    notices.includes('violence')
  )
}

function licenseIn(q: string): { license: License | null; rest: string } {
  const bare = findBareNumber(q)
  return bare ? { license: bare, rest: '' } : (findLicense(q) ?? { license: null, rest: q })
}
