import type { Municipality, MunicipalityCatalogue } from '#application/ports/municipality_catalogue.ts'
import type {
  ExcludedPlaces,
  ProfessionalSearch,
  SearchCriteria,
} from '#application/ports/professional_search.ts'
import type { Ports } from '#application/ports/ports.ts'
import { UseCase } from '#application/use_case.ts'
import type { ProfessionalDirectory } from '#application/ports/professional_directory.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import { telephoneSought } from '#domain/shared/phone.ts'
import type { DisplayGender } from '#domain/catalogue/specialties.ts'
import { formatLicense } from '#domain/catalogue/license.ts'
import type { AccessFeature, Language } from '#domain/catalogue/languages_and_access.ts'
import { newPatientsSince } from '#domain/shared/confirmations.ts'
import { saoPauloDay } from '#domain/shared/dates.ts'
import { type DayChoice, dayMeant, weekdaysOf } from '#domain/catalogue/weekdays.ts'
import { isStateCode, type StateCode } from '#domain/catalogue/states.ts'
import { slugify } from '#domain/shared/slug.ts'
import type { InterpretQuery, InterpretedQuery } from '../interpret/interpret_query.ts'
import type { Understood } from '../interpret/reading/understood.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { MOST_KEPT_OUT } from '../interpret/reading/understood.ts'
import { hasWords, splitWords, type Word } from '../interpret/words.ts'

/** Filters as typed; a blank text is no filter. */
export interface ProfessionalCriteria {
  /** The single search box: specialty, place, insurer, name or registration, in any order. */
  q?: string
  /** Matched tolerantly; a text without a meaning finds nobody. */
  specialty?: string
  location?: string
  insurance?: string
  state?: StateCode
  /** A municipality's name or slug, ignoring case and accents; within `state` if that is set. */
  city?: string
  premium?: boolean
  presencial?: boolean
  teleconsulta?: boolean
  gender?: DisplayGender
  language?: Language
  accessibility?: AccessFeature
  day?: DayChoice
  /** Whole reais. */
  maxPrice?: number
  /** Only who accepts new patients today. */
  newPatients?: boolean
  /** Cities and states to keep out: 'Campinas, SP; RJ'. */
  without?: string
}

type Place = Pick<SearchCriteria, 'state' | 'municipality' | 'states'>

/** Another reading; `bearers` are the people called so, where the shown reading takes their name for a place. */
interface OtherReading extends Understood {
  readonly bearers?: { readonly name: string; readonly count: number }
}

/** What is understood of the texts, and whose telephone was typed. */
export interface UnderstoodQuery extends InterpretedQuery {
  readonly alternatives: readonly OtherReading[]
  readonly telephone?: { readonly number: string; readonly bearers: readonly ProfessionalId[] }
}

/** One reading of the filters and of the search box. */
export interface CriteriaReading {
  readonly criteria: SearchCriteria
  readonly interpretation: UnderstoodQuery
}

/** A filter that can be given up alone. */
export interface CriteriaPart {
  /** The filter's name; for the search box 'q.' and the kind. */
  readonly name: string
  /** The same as separate filters. */
  readonly filters: ProfessionalCriteria
}

type NameSearch = Pick<ProfessionalSearch, 'wordsInNames'>
type Telephones = Pick<ProfessionalDirectory, 'idsByTelephone'>

interface Dependencies extends Ports<'municipalities'> {
  interpretQuery: InterpretQuery
  search: NameSearch
  directory: Telephones
}

/** Turns typed filters into the exact ones that engines apply. */
export class CriteriaReader {
  readonly #interpretQuery: InterpretQuery
  readonly #municipalities: MunicipalityCatalogue
  readonly #search: NameSearch
  readonly #directory: Telephones
  #places: ReadonlyMap<string, Municipality[]> = new Map()
  #byCode: ReadonlyMap<number, Municipality> = new Map()

  constructor({ interpretQuery, municipalities, search, directory }: Dependencies) {
    this.#interpretQuery = interpretQuery
    this.#municipalities = municipalities
    this.#search = search
    this.#directory = directory
  }

  /** Returns the meaning of the texts. A telephone is one where somebody listed shows it; otherwise its digits are words. */
  async interpret(filters: ProfessionalCriteria): Promise<UnderstoodQuery> {
    const number = telephoneSought(filters.q ?? '')
    const bearers = number ? await this.#directory.idsByTelephone(number) : []
    if (!number || bearers.length === 0) return this.#interpretQuery.execute(filters)
    const { q: _digits, ...others } = filters
    return { ...(await this.#interpretQuery.execute(others)), telephone: { number, bearers } }
  }

  /**
   * Yields the readings of the filters, likeliest first; the first that finds somebody is the intended one. Yields none
   * if a filter has no meaning or two contradict each other. `state` and `city` override `location`, and every separate
   * field overrides `q`. A full name outweighs the specialty beside it, and also the place and insurer if it has three
   * words or would be cut otherwise. A place where nobody is found may be a person or an insurer. The last reading leaves out words that occur in no listed name.
   */
  async *readings(filters: ProfessionalCriteria): AsyncGenerator<CriteriaReading> {
    const { lexicon } = this.#interpretQuery
    if (isUnsearchable(filters.q, lexicon)) return
    const interpretation = await this.interpret(filters)
    if (interpretation.unknown.length > 0 || isNothingUnderstood(interpretation, lexicon)) return
    if (interpretation.notices.includes('animal')) return
    const asNamed = asAWholeName(interpretation, filters)
    const isNameFirst = interpretation.wholeName?.isTitled ?? false
    for (const read of isNameFirst ? [...asNamed, interpretation] : [interpretation, ...asNamed]) {
      const reading = await this.#readingBy(read, filters)
      if (reading) yield reading
    }
    for (const { read } of this.#notAsAPlace(interpretation, filters)) {
      const reading = await this.#readingBy(read, filters)
      if (reading) yield reading
    }
    const rest = await this.#withoutLeftovers(interpretation)
    const isNameCut = rest && rest.nameWords.length > 0 && wordsOfName(interpretation, lexicon) > 1
    for (const read of [
      ...[interpretation, ...asNamed]
        .filter((each) => wordsOfName(each, lexicon) > 1)
        .map((each) => withoutSpecialty(each, filters)),
      (isNameCut || wordsOfName(interpretation, lexicon) > 2) && withoutFilters(interpretation, filters),
      rest,
    ]) {
      const reading = read && (await this.#readingBy(read, filters))
      if (reading) yield reading
    }
  }

  /** Returns the readings in which people are called what this one takes for a place, each with the alternative it is. */
  async bearersOf(
    read: UnderstoodQuery,
    filters: ProfessionalCriteria,
  ): Promise<(CriteriaReading & { alternative: OtherReading })[]> {
    const named = this.#notAsAPlace(read, filters).filter(({ alternative }) => alternative.text !== '')
    const readings = await Promise.all(
      named.map(async ({ read: asNamed, alternative }) => {
        const reading = await this.#readingBy(asNamed, filters)
        return reading && Object.assign(reading, { alternative })
      }),
    )
    return readings.filter((reading) => reading !== null)
  }

  /** Whether some words may be a person's name or an insurer's rather than a place. */
  mayBeNoPlace(read: UnderstoodQuery, filters: ProfessionalCriteria): boolean {
    return this.#notAsAPlace(read, filters).length > 0
  }

  /** The same words with a person or an insurer in place of the place: 'ginecologista porto seguro'. None beside a name. */
  #notAsAPlace(
    read: UnderstoodQuery,
    filters: ProfessionalCriteria,
  ): { alternative: OtherReading; read: UnderstoodQuery }[] {
    if (!read.city || read.text !== '' || [filters.location, filters.state, filters.city].some(isSet))
      return []
    const typed = splitWords(filters.q ?? '', this.#interpretQuery.lexicon)
    return read.alternatives
      .filter(({ state, specialty }) => state === null && specialty === read.specialty)
      .map((alternative) => ({
        alternative,
        read: Object.assign({}, read, alternative, {
          municipality: null,
          alternatives: read.alternatives.filter((other) => other !== alternative),
          nameWords: wordsOfText(alternative.text, typed),
        }),
      }))
  }

  /** Returns the filters one by one, those of the search box as understood, without leftover words. */
  async partsOf(filters: ProfessionalCriteria): Promise<CriteriaPart[]> {
    const { q, presencial, teleconsulta, ...others } = filters
    const modes = { ...(presencial && { presencial }), ...(teleconsulta && { teleconsulta }) }
    const own = (Object.keys(others) as (keyof typeof others)[])
      .filter((name) => isSet(others[name]))
      .map((name): CriteriaPart => ({ name, filters: { [name]: others[name] } }))
    const [mode, otherMode] = Object.keys(modes)
    const ticked = mode ? [{ name: otherMode ? 'modes' : mode, filters: modes }] : []
    if (!q?.trim()) return [...own, ...ticked]
    const likeliest = await this.interpret(filters)
    const read = (await this.#withoutLeftovers(likeliest)) ?? likeliest
    const said = isAnythingUnderstood(read) ? partsSaid(read, filters) : [{ name: 'q', filters: { q } }]
    return [...said, ...own, ...ticked]
  }

  /** Returns the municipality with this IBGE code; null if the catalogue has none. */
  async municipalityOf(code: number): Promise<Municipality | null> {
    await this.#knownPlaces()
    return this.#byCode.get(code) ?? null
  }

  async #readingBy(read: UnderstoodQuery, filters: ProfessionalCriteria): Promise<CriteriaReading | null> {
    const [place, without] = await Promise.all([this.#placeOf(filters, read), this.#keptOut(filters, read)])
    if (!place || !without) return null
    const { specialty, insurance, text, license } = read
    const gender = filters.gender ?? read.gender
    const language = filters.language ?? read.language
    const accessibility = filters.accessibility ?? read.accessibility
    const maxPrice = filters.maxPrice ?? read.maxPrice
    const day = filters.day ?? (read.day && dayMeant(read.day))
    const criteria: SearchCriteria = {
      ...place,
      ...(without.states.length + without.municipalities.length > 0 && { without }),
      ...modesOf(filters, read.mode),
      ...(gender && { gender }),
      ...(language && { language }),
      ...(accessibility && { accessibility }),
      ...(day && { weekdays: weekdaysOf(day) }),
      ...(maxPrice && { maxPrice }),
      ...(filters.newPatients && { newPatientsSince: newPatientsSince(saoPauloDay(new Date())) }),
      ...(specialty && { specialty }),
      ...(insurance && { insurance }),
      ...(text && { name: text }),
      ...(license && { license }),
      ...(read.telephone && { people: read.telephone.bearers }),
    }
    return { criteria, interpretation: read }
  }

  /** Returns null if every word may be a name, or nothing else was understood. */
  async #withoutLeftovers(read: InterpretedQuery): Promise<InterpretedQuery | null> {
    if (read.nameWords.length === 0) return null
    const typed = read.nameWords.filter(({ text }) => !this.#interpretQuery.lexicon.isConnective(text))
    const borne = new Set(await this.#search.wordsInNames(typed.map(({ text }) => text)))
    const kept = read.nameWords.filter(({ text }) => borne.has(text))
    const isAbout = kept.length === 0 && read.about.length > 0
    const left = typed.filter(({ text }) => !borne.has(text)).map(({ shown }) => shown)
    const ignored = [...read.ignored, ...left]
    const isUnderstood =
      isAbout || !isNothingUnderstood({ ...read, text: '', ignored }, this.#interpretQuery.lexicon)
    if (kept.length === typed.length || (kept.length === 0 && !isUnderstood)) return null
    return {
      ...read,
      ...(isAbout && { specialty: read.about[0] ?? null, specialties: read.about }),
      nameWords: kept,
      text: kept.map(({ text }) => text).join(' '),
      ignored,
    }
  }

  async #placeOf(
    { state, city, location }: ProfessionalCriteria,
    { state: readState, municipality, states }: InterpretedQuery,
  ): Promise<Place | null> {
    if (city?.trim()) return this.#cityNamed(city, state)
    const isElsewhere = readState !== null || (states.length > 0 && !states.some((each) => each === state))
    if (state && readState !== state) return location?.trim() && isElsewhere ? null : { state }
    if (states.length > 0) return { states }
    if (municipality !== null) return { municipality, ...(readState && { state: readState }) }
    return readState ? { state: readState } : {}
  }

  /** Those of the filter and of the search box together; null if the filter names an unknown place. */
  async #keptOut(filters: ProfessionalCriteria, read: InterpretedQuery): Promise<ExcludedPlaces | null> {
    const chosen: Place[] = []
    for (const typed of (filters.without ?? '').split(';').filter((each) => each.trim() !== '')) {
      const place = await this.#placeTyped(typed.trim())
      if (!place) return null
      chosen.push(place)
    }
    const said = read.without.map(({ state, municipality }): Place => ({
      state,
      ...(municipality !== null && { municipality }),
    }))
    const places = [...chosen, ...said]
    const states = places.flatMap(({ state, municipality }) => (state && !municipality ? [state] : []))
    const municipalities = places.flatMap(({ municipality }) => municipality ?? [])
    return {
      states: [...new Set(states)],
      municipalities: [...new Set(municipalities)].slice(0, MOST_KEPT_OUT),
    }
  }

  /** 'Campinas, SP' or 'SP'. */
  async #placeTyped(typed: string): Promise<Place | null> {
    if (isStateCode(typed)) return { state: typed }
    const [, city = '', state = ''] = /^(.+), ([A-Z]{2})$/.exec(typed) ?? []
    return isStateCode(state) ? this.#cityNamed(city, state) : null
  }

  async #cityNamed(city: string, state: StateCode | undefined): Promise<Place | null> {
    const namesakes = (await this.#knownPlaces()).get(slugify(city)) ?? []
    const largest = namesakes.find((each) => !state || each.state === state)
    return largest ? { municipality: largest.ibgeCode, state: largest.state } : null
  }

  /** By slug; of equal names the most populous first; cached once the catalogue has answered. */
  async #knownPlaces(): Promise<ReadonlyMap<string, Municipality[]>> {
    if (this.#places.size > 0) return this.#places
    const all = await this.#municipalities.all()
    const byPopulation = all.toSorted((one, other) => (other.population ?? 0) - (one.population ?? 0))
    this.#byCode = new Map(all.map((each) => [each.ibgeCode, each]))
    this.#places = Map.groupBy(byPopulation, ({ name }) => slugify(name))
    return this.#places
  }
}

/** Something was typed, but without any letter or digit of a name, place or number. */
function isUnsearchable(q: string | undefined, lexicon: Lexicon): boolean {
  return q !== undefined && q.trim() !== '' && !hasWords(q, lexicon)
}

/** Ticked modes override a typed one. */
function modesOf(
  { presencial, teleconsulta, premium }: ProfessionalCriteria,
  said: InterpretedQuery['mode'],
): SearchCriteria {
  const mode = presencial || teleconsulta ? null : said
  return {
    ...((presencial || mode === 'presencial') && { presencial: true as const }),
    ...((teleconsulta || mode === 'teleconsulta') && { teleconsulta: true as const }),
    ...(premium !== undefined && { premium }),
  }
}

/** Returns what the search box says and no separate field does. */
function partsSaid(read: InterpretedQuery, filters: ProfessionalCriteria): CriteriaPart[] {
  const { specialty, state, city, insurance, mode, gender, license, nameWords } = read
  const { language, accessibility, day, maxPrice, region, without } = read
  const isPlaced = [filters.location, filters.state, filters.city].some(isSet)
  const parts: (CriteriaPart | false)[] = [
    specialty !== null && !isSet(filters.specialty) && { name: 'q.specialty', filters: { specialty } },
    state !== null && !isPlaced && { name: 'q.place', filters: { state, ...(city && { city }) } },
    region !== null && !isPlaced && { name: 'q.place', filters: { location: region } },
    without.length > 0 && { name: 'q.without', filters: { without: placesAsText(without) } },
    insurance !== null && !isSet(filters.insurance) && { name: 'q.insurance', filters: { insurance } },
    mode !== null &&
      !filters.presencial &&
      !filters.teleconsulta && { name: 'q.mode', filters: { [mode]: true } },
    gender !== null && !filters.gender && { name: 'q.gender', filters: { gender } },
    language !== null && !filters.language && { name: 'q.language', filters: { language } },
    accessibility !== null &&
      !filters.accessibility && { name: 'q.accessibility', filters: { accessibility } },
    day !== null && !filters.day && { name: 'q.day', filters: { day: dayMeant(day) } },
    maxPrice !== null && !filters.maxPrice && { name: 'q.maxPrice', filters: { maxPrice } },
    license !== null && { name: 'q.license', filters: { q: formatLicense(license) } },
    nameWords.length > 0 && {
      name: 'q.text',
      filters: { q: nameWords.map(({ shown }) => shown).join(' ') },
    },
  ]
  return parts.filter((part) => part !== false)
}

/** As in the filter: 'Campinas, SP; RJ'. */
const placesAsText = (places: InterpretedQuery['without']) =>
  places.map(({ city, state }) => (city ? `${city}, ${state}` : state)).join('; ')

function isSet(value: string | boolean | number | undefined): boolean {
  return typeof value === 'string' ? value.trim() !== '' : value !== undefined
}

/**
 * Only words that are neither names nor filters, or a day beside them: a search by it would find the wrong people. So
 * would one by the place, mode or language in which something else is sought.
 */
function isNothingUnderstood(read: InterpretedQuery, { words }: Lexicon): boolean {
  const isLeftOver = read.ignored.length > 0 || read.unknownInsurer !== null
  const isElsewhere = read.ignored.some((word) => words.found_elsewhere.has(slugify(word)))
  const asked = {
    ...read,
    day: null,
    sort: null,
    ...(isElsewhere && { ...NOWHERE, mode: null, language: null }),
  }
  return isLeftOver && read.text === '' && !isAnythingUnderstood(asked)
}

function isAnythingUnderstood(read: InterpretedQuery): boolean {
  const { specialty, state, insurance, mode, gender, language, accessibility, day, sort, license } = read
  const said = mode ?? gender ?? language ?? accessibility ?? day ?? sort ?? read.maxPrice ?? read.without[0]
  return Boolean(specialty ?? state ?? read.region ?? insurance ?? said ?? license)
}

/** Two words are a name, three hardly more than one person's. */
function wordsOfName({ nameWords }: InterpretedQuery, lexicon: Lexicon): number {
  return nameWords.filter(({ text }) => text.length > 2 && !lexicon.isConnective(text)).length
}

/** 'João Kowalski psicólogo' of a paediatrician; null where no specialty was named. */
function withoutSpecialty(read: InterpretedQuery, filters: ProfessionalCriteria): InterpretedQuery | null {
  const words = read.filterWords.specialty
  if (words.length === 0 || isSet(filters.specialty)) return null
  const ignored = [...read.ignored, ...words]
  return { ...read, specialty: null, specialties: [], nearest: null, ignored }
}

const NOWHERE = {
  state: null,
  city: null,
  region: null,
  states: [],
  neighbourhood: null,
  municipality: null,
} satisfies Partial<InterpretedQuery>

function withoutFilters(read: InterpretedQuery, filters: ProfessionalCriteria): InterpretedQuery | null {
  const { specialty, others } = read.filterWords
  const isChosen = [filters.specialty, filters.location, filters.insurance].some(isSet)
  if (others.length === 0 || isChosen) return null
  const nowhere = { ...NOWHERE, insurance: null }
  return {
    ...read,
    ...nowhere,
    specialty: null,
    specialties: [],
    nearest: null,
    ignored: [...read.ignored, ...specialty, ...others],
  }
}

function wordsOfText(text: string, typed: readonly Word[]): Word[] {
  return text.split(' ').flatMap((word) => typed.find((each) => each.text === word) ?? [])
}

/** A surname may be a city too: if some words were read as a place, all may be one name. */
function asAWholeName(read: InterpretedQuery, filters: ProfessionalCriteria): InterpretedQuery[] {
  const { wholeName, license } = read
  if (!wholeName || license || [filters.location, filters.state, filters.city].some(isSet)) return []
  const { words } = wholeName
  return [{ ...read, ...NOWHERE, nameWords: words, text: words.map(({ text }) => text).join(' ') }]
}

/** Returns how a search was understood: the same reading that finds its professionals. */
export class UnderstandSearch extends UseCase<Ports<'search'> & { criteria: CriteriaReader }> {
  /**
   * Returns the likeliest reading if none finds anybody. Of a place it says how many people are called so, and drops such
   * a reading of which nobody is.
   */
  async execute(filters: ProfessionalCriteria): Promise<UnderstoodQuery> {
    const read = await this.#firstWithPeople(filters)
    const named = await this.deps.criteria.bearersOf(read, filters)
    if (named.length === 0) return read
    const counts = await Promise.all(named.map(({ criteria }) => this.#count(criteria)))
    const alternatives = read.alternatives.flatMap((other) => {
      const index = named.findIndex(({ alternative }) => alternative === other)
      const count = counts[index]
      if (count === undefined) return [other]
      const name = named[index]?.interpretation.nameWords.map(({ shown }) => shown).join(' ') ?? other.text
      return count > 0 ? [Object.assign({}, other, { bearers: { name, count } })] : []
    })
    return { ...read, alternatives }
  }

  async #firstWithPeople(filters: ProfessionalCriteria): Promise<UnderstoodQuery> {
    const { criteria: reader } = this.deps
    const likeliest = await reader.interpret(filters)
    const mayBeAName = likeliest.text !== '' || likeliest.wholeName !== null
    if (!mayBeAName && !reader.mayBeNoPlace(likeliest, filters)) return likeliest
    for await (const { criteria, interpretation } of reader.readings(filters))
      if ((await this.#count(criteria)) > 0) return interpretation
    return likeliest
  }

  async #count(criteria: SearchCriteria): Promise<number> {
    const place = { sort: { by: 'relevance' }, page: 1, limit: 1 } as const
    return (await this.deps.search.search({ criteria, ...place })).total
  }
}
