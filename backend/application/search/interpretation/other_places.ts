import type { Municipality } from '#application/ports/municipality_catalogue.ts'
import type {
  DictionaryEntry,
  CityEntry,
  NeighbourhoodEntry,
} from '#application/search/interpretation/dictionary/dictionary_entry.ts'
import type { QueryDictionary } from '#application/search/interpretation/dictionary/query_dictionary.ts'
import type { Reading, Step } from '#application/search/interpretation/reading/reading.ts'
import {
  stepsTo,
  type Understood,
  municipalityOf,
  nameText,
} from '#application/search/interpretation/reading/understood.ts'
import { joinWords, type Word } from '#application/search/interpretation/words.ts'
import type { InsurerName } from '#domain/catalogue/insurers.ts'
import type { StateCode } from '#domain/catalogue/states.ts'

/** The words of one field, the way they were read, and what all fields together mean. */
export interface ReadField {
  readonly words: readonly Word[]
  readonly last: Step
  readonly understood: Understood
  readonly dictionary: QueryDictionary
}

export function readingsOf({ last }: ReadField): Reading[] {
  return stepsTo(last).flatMap(({ reading }) => reading ?? [])
}

export function phraseOf({ words }: ReadField, { from, to }: Reading): string {
  return joinWords(words, from, to)
}

/** What else of this kind the same words spell. */
export function sameWords<Kind extends DictionaryEntry['kind']>(
  field: ReadField,
  reading: Reading,
  kind: Kind,
): Extract<DictionaryEntry, { kind: Kind }>[] {
  const isOfKind = (entry: DictionaryEntry): entry is Extract<DictionaryEntry, { kind: Kind }> =>
    entry.kind === kind
  return field.dictionary.exactly(phraseOf(field, reading)).filter(isOfKind)
}

export function inCity(understood: Understood, municipality: Municipality | undefined): Understood {
  return {
    ...understood,
    city: municipality?.name ?? null,
    neighbourhood: null,
    state: municipality?.state ?? null,
  }
}

/** What the words read as a neighbourhood may mean instead: that of another city, a town, somebody. */
export function otherNeighbourhoods(
  field: ReadField,
  reading: Reading,
  read: NeighbourhoodEntry,
): Understood[] {
  const { understood, last } = field
  const chosen = municipalityOf(last)
  if (read !== last.neighbourhood || last.city) return []
  const others = read.municipalities
    .filter((each) => each !== chosen && (!last.state || each.state === last.state))
    .map(({ name, state }) => Object.assign({}, understood, { city: name, state }))
  const nowhere = { ...understood, city: null, neighbourhood: null, state: null }
  const somebody = read.soundsLikeAPerson ? [{ ...nowhere, text: textWith(field, reading) }] : []
  const towns = last.state ? [] : sameWords(field, reading, 'city').flatMap((city) => city.municipalities)
  return [...others, ...somebody, ...towns.map((town) => inCity(understood, town))].slice(0, MAX_NAMESAKES)
}

const MAX_NAMESAKES = 3

/** What the words read as a city may mean instead: its state, a namesake, an insurer, somebody. */
export function otherPlaces(field: ReadField, step: Step, reading: Reading, city: CityEntry): Understood[] {
  const { understood, last } = field
  if (city !== last.city) return [inCity(understood, city.municipalities[0])]
  const nowhere = { ...understood, city: null, neighbourhood: null, state: null }
  const insurers = sameWords(field, reading, 'insurer').map(({ name }) => withInsurer(nowhere, name))
  const chosen = municipalityOf(last)
  if (last.state) {
    return chosen?.state === last.state ? insurers : [inState(understood, last.state), ...insurers]
  }
  const states = sameWords(field, reading, 'state').map(({ code }) => inState(understood, code))
  const isPlainlyAPlace = !city.soundsLikeAPerson || step.before?.tag === 'in'
  const somebody = isPlainlyAPlace ? [] : [{ ...nowhere, text: textWith(field, reading) }]
  const otherCities = [...namesakes(city, chosen), ...greatCitiesSpelledAlike(field, reading, city)]
  return [...states, ...insurers, ...somebody, ...otherCities.map((other) => inCity(understood, other))]
}

function inState(understood: Understood, state: StateCode): Understood {
  return { ...understood, city: null, neighbourhood: null, state }
}

function withInsurer(understood: Understood, insurance: InsurerName): Understood {
  return { ...understood, insurance }
}

export function placesNamedLikeTheState(field: ReadField, reading: Reading, code: StateCode): Understood[] {
  const { understood } = field
  if (understood.city || code !== understood.state) return []
  return sameWords(field, reading, 'city').map((city) => inCity(understood, city.municipalities[0]))
}

function namesakes(city: CityEntry, chosen: Municipality | null): Municipality[] {
  return city.municipalities.filter((other) => other !== chosen).slice(0, MAX_NAMESAKES)
}

/** Whoever writes the name of a small town may have meant a great city that differs by a letter. */
function greatCitiesSpelledAlike(field: ReadField, reading: Reading, { rank }: CityEntry): Municipality[] {
  if (reading.isGuess || rank < 3) return []
  return field.dictionary
    .nearly(phraseOf(field, reading))
    .flatMap(({ entry }) =>
      entry.kind === 'city' && entry.rank === 0 ? entry.municipalities.slice(0, 1) : [],
    )
}

/** The text for the name search if the reading, too, were somebody's name. */
function textWith(field: ReadField, reading: Reading): string {
  const asName: Reading = { ...reading, meaning: { kind: 'name', word: '', isOrdinary: false, cost: 0 } }
  return nameText(
    field.words,
    readingsOf(field).map((each) => (each === reading ? asName : each)),
  )
}
