import type { Municipality } from '#application/ports/municipality_catalogue.ts'
import type { CityEntry, DictionaryEntry, SpecialtyEntry } from './dictionary_entry.ts'
import { isPersonName } from './person_names.ts'
import type { QueryDictionary } from './query_dictionary.ts'
import type { Reading } from './reading.ts'
import type { Step } from './step.ts'
import { municipalityOf, nameText, stepsTo, type Understood } from './understood.ts'
import type { Word } from './words.ts'

const MAX_ALTERNATIVES = 6
const MAX_NAMESAKES = 3

/** Two slips this near each other, in the unit of the readings, fit equally. */
const EQUALLY_NEAR = 1.2

interface Field {
  readonly words: readonly Word[]
  readonly last: Step
  readonly understood: Understood
  readonly dictionary: QueryDictionary
}

/** Other ways to read the same words, the likeliest first, to be offered as 'Você quis dizer'; at most six. */
export function alternativesOf(fields: readonly Field[]): Understood[] {
  const distinct = new Map<string, Understood>()
  for (const field of fields) {
    distinct.set(JSON.stringify(field.understood), field.understood)
  }
  const taken = distinct.size
  for (const other of fields.flatMap(alternativesOfField)) distinct.set(JSON.stringify(other), other)
  return [...distinct.values()].slice(taken, taken + MAX_ALTERNATIVES)
}

function alternativesOfField(field: Field): Understood[] {
  return stepsTo(field.last).flatMap((step) =>
    step.reading ? alternativesOfReading(field, step, step.reading) : [],
  )
}

function alternativesOfReading(field: Field, step: Step, reading: Reading): Understood[] {
  const { understood, last } = field
  const { meaning } = reading
  switch (meaning.kind) {
    case 'city':
      return meaning === last.city
        ? otherReadingsOfCity(field, step, reading, meaning)
        : [inCity(understood, meaning.municipalities[0])]
    case 'specialty':
      return otherSpecialties(field, reading, meaning)
    case 'insurer':
      if (meaning.name !== understood.insurance) return [{ ...understood, insurance: meaning.name }]
      return sameWords(field, reading, 'city').map((city) =>
        inCity({ ...understood, insurance: null }, city.municipalities[0]),
      )
    case 'state':
      return otherReadingsOfState(field, reading, meaning.code)
    case 'name':
      return understood.city ? [] : citiesInTheName(field, reading)
    case 'unfinished':
      return meaning.cities.map((city) => inCity(understood, city))
    case 'marker':
      return []
  }
}

function otherReadingsOfCity(field: Field, step: Step, reading: Reading, city: CityEntry): Understood[] {
  const { understood, last } = field
  const chosen = municipalityOf(last)
  const stateIsNamed = last.state !== null
  const nowhere = { ...understood, city: null, state: null }
  return [
    ...(stateIsNamed && chosen?.state !== last.state ? [{ ...nowhere, state: last.state }] : []),
    ...(stateIsNamed
      ? []
      : sameWords(field, reading, 'state').map(({ code }) => ({ ...nowhere, state: code }))),
    ...sameWords(field, reading, 'insurer').map(({ name }) => ({ ...nowhere, insurance: name })),
    ...(city.soundsLikeAPerson && step.before?.tag !== 'in' && !stateIsNamed ? [asName(field, reading)] : []),
    ...(stateIsNamed ? [] : namesakes(city, chosen).map((other) => inCity(understood, other))),
    ...(reading.isGuess || city.rank < 3
      ? []
      : greatCitiesSpelledAlike(field, reading).map((other) => inCity(understood, other))),
  ]
}

function namesakes(city: CityEntry, chosen: Municipality | null): Municipality[] {
  return city.municipalities.filter((other) => other !== chosen).slice(0, MAX_NAMESAKES)
}

function greatCitiesSpelledAlike({ words, dictionary }: Field, reading: Reading): Municipality[] {
  return dictionary
    .nearly(phraseOf(words, reading))
    .flatMap(({ entry }) =>
      entry.kind === 'city' && entry.rank === 0 ? entry.municipalities.slice(0, 1) : [],
    )
}

function asName({ words, last, understood }: Field, reading: Reading): Understood {
  const readings = stepsTo(last).flatMap(({ reading: each }) => each ?? [])
  const asNames = readings.map((each): Reading =>
    each === reading ? { ...each, meaning: { kind: 'name', word: '', cost: 0 } } : each,
  )
  return { ...understood, city: null, state: null, text: nameText(words, asNames) }
}

function otherReadingsOfState(field: Field, reading: Reading, code: string): Understood[] {
  const { understood } = field
  if (understood.city) return []
  if (code !== understood.state) return []
  return sameWords(field, reading, 'city').map((city) => inCity(understood, city.municipalities[0]))
}

function otherSpecialties(field: Field, reading: Reading, chosen: SpecialtyEntry): Understood[] {
  const { understood, words, dictionary } = field
  const exact = sameWords(field, reading, 'specialty')
  const near = reading.isGuess
    ? dictionary.nearly(phraseOf(words, reading)).flatMap(({ entry, slip }) => {
        const isEquallyNear = entry.cost + slip <= reading.cost + EQUALLY_NEAR
        return entry.kind === 'specialty' && isEquallyNear ? [entry] : []
      })
    : []
  const mentions =
    chosen.isEveryday && chosen.name !== understood.specialty ? [] : [chosen, ...exact, ...near]
  return mentions
    .filter(({ name }) => name !== understood.specialty)
    .map(({ name }) => ({ ...understood, specialty: name }))
}

/** A city inside what was read as somebody's name: 'helena prado' may be an Helena in Prado. */
function citiesInTheName(field: Field, reading: Reading): Understood[] {
  const { words, last, understood } = field
  const readings = stepsTo(last).flatMap(({ reading: each }) => each ?? [])
  const start = readings.indexOf(reading)
  const run = readings.slice(start, start + 4)
  const end = run.findIndex(({ meaning }) => meaning.kind !== 'name' && meaning.kind !== 'marker')
  const length = end === -1 ? run.length : end
  for (let count = length; count > 0; count--) {
    const covered = run.slice(0, count)
    const span = { ...reading, to: covered.at(-1)?.to ?? reading.to }
    const city = sameWords(field, span, 'city')[0]
    const rest = readings.filter((each) => !covered.includes(each))
    if (city) return [inCity({ ...understood, text: nameText(words, rest) }, city.municipalities[0])]
  }
  return length === 1 ? cityAlmostSpelled(field, reading, readings) : []
}

/** One word that is nobody's usual name and nearly a larger city: 'reife'. */
function cityAlmostSpelled(
  { words, understood, dictionary }: Field,
  reading: Reading,
  readings: Reading[],
): Understood[] {
  const phrase = phraseOf(words, reading)
  if (isPersonName(phrase)) return []
  const nearest = dictionary
    .nearly(phrase)
    .filter(({ entry }) => entry.kind === 'city' && entry.rank < 2)
    .toSorted((one, other) => one.entry.cost + one.slip - other.entry.cost - other.slip)[0]?.entry
  if (nearest?.kind !== 'city') return []
  const rest = readings.filter((each) => each !== reading)
  return [inCity({ ...understood, text: nameText(words, rest) }, nearest.municipalities[0])]
}

function inCity(understood: Understood, municipality: Municipality | undefined): Understood {
  return { ...understood, city: municipality?.name ?? null, state: municipality?.state ?? null }
}

function sameWords<Kind extends DictionaryEntry['kind']>(
  { words, dictionary }: Field,
  reading: Reading,
  kind: Kind,
): Extract<DictionaryEntry, { kind: Kind }>[] {
  const isOfKind = (entry: DictionaryEntry): entry is Extract<DictionaryEntry, { kind: Kind }> =>
    entry.kind === kind
  return dictionary.exactly(phraseOf(words, reading)).filter(isOfKind)
}

function phraseOf(words: readonly Word[], { from, to }: Reading): string {
  return words
    .slice(from, to)
    .map(({ text }) => text)
    .join('')
}
