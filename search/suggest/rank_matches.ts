import type { Municipality } from '#application/ports/municipality_catalogue.ts'
import { mostSoughtFirst } from './sought_specialties.ts'
import type { Lexicon } from '#search/lexicon/lexicon.ts'
import { phraseKey } from '#search/interpret/words.ts'
import type { InsurerName } from '#domain/catalogue/insurers.ts'
import { specialtyByName, type SpecialtyName } from '#domain/catalogue/specialties.ts'
import type { StateCode } from '#domain/catalogue/states.ts'
import { foldText } from '#domain/shared/text.ts'
import type { Listed } from './listed_counts.ts'
import type { Match, Mode, Phrase, Term } from './suggested_phrases.ts'

interface SuggestedPlace {
  readonly city: string
  readonly state: StateCode
  /** The typed part of the city. */
  readonly neighbourhood: string | null
}

export interface RankedMatches {
  /** The most searched for first. */
  specialties: { name: SpecialtyName; slug: string }[]
  /** Everyday words, with the specialties that treat them. */
  terms: Term[]
  modes: Mode[]
  /** Those with most listed people first. */
  cities: SuggestedPlace[]
  insurances: { name: InsurerName }[]
  /** The kinds present, people included; the likeliest first. */
  order: SuggestedKind[]
}

export type SuggestedKind = 'specialties' | 'terms' | 'modes' | 'cities' | 'insurances' | 'professionals'

const MAX_SUGGESTIONS = 5
/** Of places and of people where both are offered, or people beside anything else. */
const MAX_BESIDE_OTHERS = 3

interface RankContext {
  readonly listed: Listed
  /** Number of searches per specialty. */
  readonly sought: ReadonlyMap<SpecialtyName, number>
  /** Number of searches per term, by its key. */
  readonly soughtTerms: ReadonlyMap<string, number>
  readonly q: string
  /** Number of people found by name or registration. */
  readonly people: number
  /** One of them bears the typed words as whole names. */
  readonly isNamed: boolean
  readonly lexicon: Lexicon
}

/** Returns at most five of each kind, each kind in its own order, and fewer places beside people. */
export function rankedMatches(matches: readonly Match[], context: RankContext): RankedMatches {
  const specialties = specialtiesAmong(matches, context)
  const terms = termsAmong(matches, specialties, context)
  const modes = [...new Set(matches.flatMap(({ phrase }) => (phrase.kind === 'mode' ? phrase.mode : [])))]
  const insurances = insurersAmong(matches)
  const others = [specialties, terms, modes, insurances].some(({ length }) => length > 0)
  const inhabited = placesAmong(matches, context, false)
  const isNothing = !others && context.people === 0 && inhabited.length === 0
  const room = context.people > 0 ? MAX_BESIDE_OTHERS : MAX_SUGGESTIONS
  const places = (isNothing ? placesAmong(matches, context, true) : inhabited).slice(0, room)
  const found = {
    specialties: specialties
      .flatMap((name) => specialtyByName(name) ?? [])
      .map(({ name, slug }) => ({ name, slug })),
    terms,
    modes,
    cities: places.map(({ municipality: { name, state }, neighbourhood }) => ({
      city: name,
      state,
      neighbourhood,
    })),
    insurances,
  }
  return { ...found, order: orderOf(found, matches, context, places[0]) }
}

type MatchOf<Kind> = Match & { readonly phrase: Extract<Phrase, { kind: Kind }> }

const ofKind = <Kind extends Phrase['kind']>(matches: readonly Match[], kind: Kind) =>
  matches.filter((match): match is MatchOf<Kind> => match.phrase.kind === kind)

/** By name, otherwise those that treat a fully typed term. */
function specialtiesAmong(matches: readonly Match[], { sought, lexicon }: RankContext): SpecialtyName[] {
  const namedBy = (isInner: boolean) =>
    mostSoughtFirst(
      ofKind(matches, 'specialty').flatMap((match) =>
        match.isInner === isInner ? match.phrase.specialty.name : [],
      ),
      sought,
      lexicon.byDemand,
    )
  const named = [...namedBy(false), ...namedBy(true)]
  const meant = ofKind(matches, 'term').flatMap(({ phrase, isWhole, isInner }) =>
    isWhole && !isInner ? phrase.term.specialties : [],
  )
  return [...new Set(named.length > 0 ? named : meant)].slice(0, MAX_SUGGESTIONS)
}

/** Searches that the first of the listed terms counts for before there are any; the last counts for nearly none. */
const HEAD_START = 30

/**
 * What is typed in full first, then what is searched for: as the lexicon lists it, in time as the site's visitors do. Then
 * what they ask for by specialty, and the shorter; matches of the first word before those of a later one; no plural beside
 * its singular.
 */
function termsAmong(
  matches: readonly Match[],
  named: readonly SpecialtyName[],
  { sought, soughtTerms, lexicon }: RankContext,
): Term[] {
  const listed = lexicon.lines('often_sought', 'often_sought').length
  const searchesFor = ({ phrase: { term } }: MatchOf<'term'>) =>
    (soughtTerms.get(term.key) ?? 0) + (term.place === null ? 0 : HEAD_START * (1 - term.place / listed))
  const soughtOf = ({ phrase }: MatchOf<'term'>) => sought.get(phrase.term.specialties[0] ?? 'Terapeuta') ?? 0
  const isTyped = ({ isWhole, isInner }: MatchOf<'term'>) => Number(isWhole && !isInner)
  const isOften = (match: MatchOf<'term'>) => Number(searchesFor(match) > 0)
  const ranked = ofKind(matches, 'term').toSorted(
    (one, other) =>
      isTyped(other) - isTyped(one) ||
      isOften(other) - isOften(one) ||
      Number(one.isInner) - Number(other.isInner) ||
      searchesFor(other) - searchesFor(one) ||
      soughtOf(other) - soughtOf(one) ||
      one.phrase.term.term.length - other.phrase.term.term.length,
  )
  const chosen = new Map<string, Term>()
  for (const { phrase } of ranked) {
    if (chosen.size === MAX_SUGGESTIONS) break
    const { term } = phrase
    const stem = foldText(term.term).replace(/[aeo]?s?$/, '')
    const isSaid = named.some(
      (name) => term.specialties[0] === name && foldText(name).startsWith(stem.slice(0, 4)),
    )
    if ((!isSaid || term.place !== null) && !chosen.has(stem)) chosen.set(stem, term)
  }
  return [...chosen.values()]
}

function insurersAmong(matches: readonly Match[]): { name: InsurerName }[] {
  const insurers = ofKind(matches, 'insurer').toSorted(
    (one, other) => Number(one.isInner) - Number(other.isInner),
  )
  return [...new Set(insurers.map(({ phrase }) => phrase.name))]
    .slice(0, MAX_SUGGESTIONS)
    .map((name) => ({ name }))
}

/** Minimum letters of a nickname's or neighbourhood's typed beginning. */
const MIN_BEGINNING_LENGTH = 3
const MAX_NEIGHBOURHOODS = 2

interface Candidate {
  readonly municipality: Municipality
  readonly neighbourhood: string | null
  readonly isWhole: boolean
}

/** Towns without listed people appear only if typed in full. */
function placesAmong(
  matches: readonly Match[],
  { listed, q, lexicon }: RankContext,
  withUnlisted: boolean,
): Candidate[] {
  const countOf = ({ municipality }: Candidate) => listed.get(municipality.ibgeCode) ?? 0
  const typed = phraseKey(q, lexicon)
  const isHeld = (each: Candidate) => withUnlisted || countOf(each) > 0
  const ranked = (candidates: readonly Candidate[]) =>
    candidates
      .filter(isHeld)
      .sort(
        (one, other) =>
          Number(other.isWhole) - Number(one.isWhole) ||
          (one.isWhole ? 0 : countOf(other) - countOf(one) || population(other) - population(one)),
      )
  const cities = ranked(citiesAmong(matches, typed))
  const neighbourhoods = ranked(typed.length < MIN_BEGINNING_LENGTH ? [] : neighbourhoodsAmong(matches))
  const room = MAX_SUGGESTIONS - Math.min(MAX_NEIGHBOURHOODS, neighbourhoods.length)
  const places = distinct(cities).slice(0, room)
  const inState = places.length + neighbourhoods.length > 0 ? [] : ranked(citiesOfStates(matches))
  const wholeFirst = [...places, ...neighbourhoods, ...inState].toSorted(
    (one, other) => Number(other.isWhole) - Number(one.isWhole),
  )
  return wholeFirst.slice(0, MAX_SUGGESTIONS)
}

function population({ municipality }: Candidate): number {
  return municipality.population ?? 0
}

function distinct(candidates: readonly Candidate[]): Candidate[] {
  const first = new Map(candidates.toReversed().map((each) => [each.municipality, each]))
  return candidates.filter((each) => first.get(each.municipality) === each)
}

function citiesAmong(matches: readonly Match[], typed: string): Candidate[] {
  return ofKind(matches, 'city').flatMap(({ phrase: { city }, isWhole }) =>
    city.municipalities
      .filter((each) => isWhole || typed.length >= MIN_BEGINNING_LENGTH || !city.nicknames.has(each))
      .map((municipality) => ({ municipality, neighbourhood: null, isWhole })),
  )
}

function neighbourhoodsAmong(matches: readonly Match[]): Candidate[] {
  return ofKind(matches, 'neighbourhood').flatMap(({ phrase: { neighbourhood }, isWhole }) =>
    neighbourhood.municipalities
      .slice(0, isWhole ? MAX_NEIGHBOURHOODS : 1)
      .map((municipality) => ({ municipality, neighbourhood: neighbourhood.name, isWhole })),
  )
}

/** 'sp' matches its state's cities, not cities that begin so. */
function citiesOfStates(matches: readonly Match[]): Candidate[] {
  return ofKind(matches, 'state').flatMap(({ phrase: { cities }, isWhole }) =>
    isWhole ? cities.map((municipality) => ({ municipality, neighbourhood: null, isWhole: false })) : [],
  )
}

/** Inhabitants from which on a city outranks an insurer with the same beginning. */
const GREAT = 300_000
/** Letters from which on few other things begin like a neighbourhood. */
const MIN_DISTINCTIVE_LENGTH = 5

function isLikely({ municipality, neighbourhood, isWhole }: Candidate, typed: string): boolean {
  if (isWhole) return true
  if (neighbourhood) return typed.length >= MIN_DISTINCTIVE_LENGTH
  return municipality.isCapital || (municipality.population ?? 0) >= GREAT
}

/** A title, or a second word. */
const isLikelyAPerson = (q: string, { typing }: Lexicon) => typing.title.test(q) || /\S\s+\S/.test(q.trim())

/** Returns the people to offer: fewer beside anything else, unless somebody is typed by title or two words. */
export function peopleBeside<Person>(
  { order }: RankedMatches,
  people: readonly Person[],
  { q, lexicon }: Pick<RankContext, 'q' | 'lexicon'>,
): Person[] {
  const isAlone = order.length < 2 || isLikelyAPerson(q, lexicon)
  return people.slice(0, isAlone ? MAX_SUGGESTIONS : MAX_BESIDE_OTHERS)
}

function orderOf(
  found: Omit<RankedMatches, 'order'>,
  matches: readonly Match[],
  { q, people, isNamed, lexicon }: RankContext,
  place: Candidate | undefined,
): SuggestedKind[] {
  const isAnInsurer = ofKind(matches, 'insurer').some(({ isInner }) => !isInner)
  const isSomebody = isLikelyAPerson(q, lexicon)
  const isPlace = place && isLikely(place, phraseKey(q, lexicon))
  const kinds: SuggestedKind[] = [
    ...(isSomebody ? (['professionals'] as const) : []),
    'specialties',
    ...(isPlace ? (['cities'] as const) : []),
    ...(isNamed ? (['professionals'] as const) : []),
    ...(isAnInsurer ? (['insurances'] as const) : []),
    'terms',
    'modes',
    'insurances',
    'cities',
    'professionals',
  ]
  return [...new Set(kinds)].filter((kind) =>
    kind === 'professionals' ? people > 0 : found[kind].length > 0,
  )
}
