import { EQUALLY_NEAR } from './costs.ts'
import type { SpecialtyName } from '#domain/catalogue/specialties.ts'
import type {
  SpecialtyEntry,
  CityEntry,
  InsurerEntry,
  DictionaryEntry,
  NeighbourhoodEntry,
} from './dictionary/dictionary_entry.ts'
import { isDenied } from './reading/denials.ts'
import type { Reading, Step } from './reading/reading.ts'
import { type Understood, nameText, readingsTo, stepsTo, municipalityOf } from './reading/understood.ts'
import type { Municipality } from '#application/ports/municipality_catalogue.ts'
import type { QueryDictionary } from './dictionary/query_dictionary.ts'
import type { InsurerName } from '#domain/catalogue/insurers.ts'
import type { StateCode } from '#domain/catalogue/states.ts'
import { joinWords, type Phrase, phraseOf, splitWords, type Word } from './words.ts'

/** Specialties that fit the words as well, or that are named beside the chosen one. */
function otherSpecialties(field: ReadField, reading: Reading, read: SpecialtyEntry): Understood[] {
  const { understood } = field
  if (read.isEveryday && read.name !== understood.specialty) return []
  const near = reading.isGuess ? specialtiesEquallyNear(field, reading) : []
  return [read, ...sameWords(field, reading, 'specialty'), ...near]
    .filter(({ name }) => name !== understood.specialty)
    .map(({ name }) => forSpecialty(understood, name))
}

function forSpecialty(understood: Understood, specialty: SpecialtyName): Understood {
  return { ...understood, specialty }
}

function specialtiesEquallyNear(field: ReadField, reading: Reading): SpecialtyEntry[] {
  return field.dictionary.nearly(phraseIn(field, reading)).flatMap(({ entry, slip }) => {
    const isEquallyNear = entry.cost + slip <= reading.cost + EQUALLY_NEAR
    return entry.kind === 'specialty' && isEquallyNear ? [entry] : []
  })
}

const MAX_WORDS = 4

/** Cities within a reading as a name: 'helena prado' may be an Helena in Prado. */
function placesInAName(field: ReadField, first: Reading): Understood[] {
  const run = nameBeginningWith(field, first)
  for (let count = run.length; count > 0; count--) {
    const covered = run.slice(0, count)
    const phrase = { ...first, to: covered.at(-1)?.to ?? first.to }
    const city = sameWords(field, phrase, 'city')[0]
    if (city) return [withoutWords(field, covered, city)]
  }
  const almost = run.length === 1 ? cityAlmostSpelled(field, first) : null
  return almost ? [withoutWords(field, run, almost)] : []
}

function nameBeginningWith(field: ReadField, first: Reading): Reading[] {
  const readings = readingsTo(field.last)
  const start = readings.indexOf(first)
  const next = readings.slice(start, start + MAX_WORDS)
  const end = next.findIndex(({ meaning }) => meaning.kind !== 'name' && meaning.kind !== 'marker')
  return end === -1 ? next : next.slice(0, end)
}

/** A word that is almost a larger city's name: 'blem'. */
function cityAlmostSpelled(field: ReadField, reading: Reading): CityEntry | null {
  const near = field.dictionary
    .nearly(phraseIn(field, reading))
    .flatMap(({ entry, slip }) =>
      entry.kind === 'city' && entry.rank < 2 ? [{ city: entry, cost: entry.cost + slip }] : [],
    )
  return near.toSorted((one, other) => one.cost - other.cost)[0]?.city ?? null
}

function withoutWords(field: ReadField, covered: readonly Reading[], city: CityEntry): Understood {
  const rest = readingsTo(field.last).filter((each) => !covered.includes(each))
  return inCity({ ...field.understood, text: nameText(field.words, rest) }, city.municipalities[0])
}

const MAX_ALTERNATIVES = 6

/** Returns other readings of the same words, likeliest first, for 'Você quis dizer'; at most six. */
export function alternativesOf(fields: readonly ReadField[], understood: Understood): Understood[] {
  const distinct = new Map([[JSON.stringify(understood), understood]])
  for (const other of fields.flatMap(alternativesOfField)) distinct.set(JSON.stringify(other), other)
  return [...distinct.values()].slice(1, 1 + MAX_ALTERNATIVES)
}

function alternativesOfField(field: ReadField): Understood[] {
  return stepsTo(field.last).flatMap((step) =>
    step.reading ? alternativesOfReading(field, step, step.reading) : [],
  )
}

function alternativesOfReading(field: ReadField, step: Step, reading: Reading): Understood[] {
  const { understood } = field
  const { meaning } = reading
  if (isDenied(step.before?.tag ?? 'start', meaning.kind)) return []
  switch (meaning.kind) {
    case 'city':
      return otherPlaces(field, step, reading, meaning)
    case 'neighbourhood':
      return otherNeighbourhoods(field, step, reading, meaning)
    case 'specialty':
      return otherSpecialties(field, reading, meaning)
    case 'insurer':
      return insteadOfTheInsurer(field, reading, meaning)
    case 'state':
      return placesNamedLikeTheState(field, reading, meaning.code)
    case 'name':
      return understood.city ? [] : placesInAName(field, reading)
    case 'unfinished':
      return meaning.cities.map((city) => inCity(understood, city))
    case 'marker':
      return understood.city ? [] : regionsPassedOver(field, reading)
    case 'unknownInsurer':
    case 'region':
      break
  }
  return []
}

/** Inhabitants from which on people may call a city by the first word of its name. */
const GREAT = 100_000

/** 'Dentista em Porto' may be one in Porto Alegre. */
function insteadOfTheInsurer(field: ReadField, reading: Reading, { name }: InsurerEntry): Understood[] {
  const { understood } = field
  if (name !== understood.insurance) return [{ ...understood, insurance: name }]
  const begun = citiesWithFirstWords(field, reading).filter((city) => (city.population ?? 0) >= GREAT)
  const named = sameWords(field, reading, 'city').flatMap((city) => city.municipalities[0] ?? [])
  const cities = [...new Set([...begun, ...named])]
  return understood.city ? [] : cities.map((city) => inCity({ ...understood, insurance: null }, city))
}

function citiesWithFirstWords(field: ReadField, reading: Reading): Municipality[] {
  const phrase = joinWords(field.words, reading.from, reading.to)
  return field.dictionary.citiesStartingWith(phrase, MAX_NAMESAKES).filter(({ name }) => {
    const words = splitWords(name, field.dictionary.lexicon)
    return joinWords(words, 0, reading.to - reading.from) === phrase
  })
}

/** The words of one field, their reading, and the meaning of all fields together. */
interface ReadField {
  readonly words: readonly Word[]
  readonly last: Step
  readonly understood: Understood
  readonly dictionary: QueryDictionary
}

function phraseIn({ words }: ReadField, { from, to }: Reading): Phrase {
  return phraseOf(words, from, to)
}

/** Other entries of this kind with the same spelling. */
function sameWords<Kind extends DictionaryEntry['kind']>(
  field: ReadField,
  reading: Reading,
  kind: Kind,
): Extract<DictionaryEntry, { kind: Kind }>[] {
  const isOfKind = (entry: DictionaryEntry): entry is Extract<DictionaryEntry, { kind: Kind }> =>
    entry.kind === kind
  return field.dictionary.exactlyIn(phraseIn(field, reading)).filter(isOfKind)
}

function inCity(understood: Understood, municipality: Municipality | undefined): Understood {
  return {
    ...understood,
    city: municipality?.name ?? null,
    neighbourhood: null,
    state: municipality?.state ?? null,
    region: null,
  }
}

/** Other meanings of a neighbourhood's name: another city's neighbourhood, a town, a person. */
function otherNeighbourhoods(
  field: ReadField,
  step: Step,
  reading: Reading,
  read: NeighbourhoodEntry,
): Understood[] {
  const { understood, last } = field
  const chosen = municipalityOf(last)
  if (read !== last.neighbourhood || last.city) return []
  const others = read.municipalities
    .filter((each) => each !== chosen && (!last.state || each.state === last.state))
    .map(({ name, state }) => Object.assign({}, understood, { city: name, state }))
  const nowhere = { ...understood, city: null, neighbourhood: null, state: null, region: null }
  const mayBeSomebody = read.soundsLikeAPerson && step.before?.tag !== 'in'
  const somebody = mayBeSomebody ? [{ ...nowhere, text: textWith(field, reading) }] : []
  const towns = last.state ? [] : sameWords(field, reading, 'city').flatMap((city) => city.municipalities)
  return [...others, ...somebody, ...towns.map((town) => inCity(understood, town))].slice(0, MAX_NAMESAKES)
}

const MAX_NAMESAKES = 3

/** 'Zona leste' without a city is no place yet; one word ('saúde') is seldom meant as one. */
function regionsPassedOver(field: ReadField, reading: Reading): Understood[] {
  const { understood } = field
  if (reading.to - reading.from < 2) return []
  return sameWords(field, reading, 'neighbourhood')
    .flatMap(({ name, municipalities }) =>
      municipalities.map((each) => ({ ...inCity(understood, each), neighbourhood: name })),
    )
    .filter(({ state }) => !understood.state || state === understood.state)
    .slice(0, MAX_NAMESAKES)
}

/** Other meanings of a city's name: its state, a namesake, an insurer, a person. */
function otherPlaces(field: ReadField, step: Step, reading: Reading, city: CityEntry): Understood[] {
  const { understood, last } = field
  if (city !== last.city) return [inCity(understood, city.municipalities[0])]
  const nowhere = { ...understood, city: null, neighbourhood: null, state: null, region: null }
  const insurers = sameWords(field, reading, 'insurer').map(({ name }) => withInsurer(nowhere, name))
  const chosen = municipalityOf(last)
  if (last.state) {
    return chosen?.state === last.state ? insurers : [inState(understood, last.state), ...insurers]
  }
  const states = sameWords(field, reading, 'state').map(({ code }) => inState(understood, code))
  const isPlainlyAPlace = !city.soundsLikeAPerson || step.before?.tag === 'in'
  const somebody = isPlainlyAPlace ? [] : [{ ...nowhere, text: textWith(field, reading) }]
  const otherCities = [
    ...namesakes(city, chosen),
    ...largerCitiesBeginningSo(field, reading, chosen),
    ...greatCitiesSpelledAlike(field, reading, city, chosen),
  ]
  return [...states, ...insurers, ...somebody, ...otherCities.map((other) => inCity(understood, other))]
}

function inState(understood: Understood, state: StateCode): Understood {
  return { ...understood, city: null, neighbourhood: null, state, region: null }
}

function withInsurer(understood: Understood, insurance: InsurerName): Understood {
  return { ...understood, insurance }
}

function placesNamedLikeTheState(field: ReadField, reading: Reading, code: StateCode): Understood[] {
  const { understood } = field
  if (understood.city || code !== understood.state) return []
  return sameWords(field, reading, 'city').map((city) => inCity(understood, city.municipalities[0]))
}

function namesakes(city: CityEntry, chosen: Municipality | null): Municipality[] {
  return city.municipalities.filter((other) => other !== chosen).slice(0, MAX_NAMESAKES)
}

/** Factor on the inhabitants of the city called so in full. */
const LARGER = 1.5

/** 'São José' may be short for São José dos Campos. */
function largerCitiesBeginningSo(
  field: ReadField,
  reading: Reading,
  chosen: Municipality | null,
): Municipality[] {
  const begun = citiesWithFirstWords(field, reading)
  const least = Math.max(GREAT, LARGER * (chosen?.population ?? 0))
  return begun.filter((city) => city !== chosen && (city.population ?? 0) >= least)
}

/** The name of a small town, or a city's short name, may be a large city's with one letter changed. */
function greatCitiesSpelledAlike(
  field: ReadField,
  reading: Reading,
  { rank, nicknames }: CityEntry,
  chosen: Municipality | null,
): Municipality[] {
  const isInFull = !chosen || !nicknames.has(chosen)
  if (reading.isGuess || (rank < 3 && isInFull)) return []
  return field.dictionary
    .nearly(phraseIn(field, reading))
    .flatMap(({ entry }) =>
      entry.kind === 'city' && entry.rank === 0 ? entry.municipalities.slice(0, 1) : [],
    )
}

/** The text for the name search if the reading were part of a name too. */
function textWith(field: ReadField, reading: Reading): string {
  const asName: Reading = {
    ...reading,
    meaning: { kind: 'name', word: '', isOrdinary: false, isKnown: true, mayEndAName: true, cost: 0 },
  }
  return nameText(
    field.words,
    readingsTo(field.last).map((each) => (each === reading ? asName : each)),
  )
}
