import type { CityEntry } from '#application/search/interpretation/dictionary/dictionary_entry.ts'
import { isPersonName } from '#application/search/interpretation/names/person_names.ts'
import type { Reading } from '#application/search/interpretation/reading/reading.ts'
import { nameText, type Understood } from '#application/search/interpretation/reading/understood.ts'
import { inCity, phraseOf, readingsOf, sameWords, type ReadField } from './read_field.ts'

const MAX_WORDS = 4

/** Cities inside what was read as somebody's name: 'helena prado' may be an Helena in Prado. */
export function placesInAName(field: ReadField, first: Reading): Understood[] {
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
  const readings = readingsOf(field)
  const start = readings.indexOf(first)
  const next = readings.slice(start, start + MAX_WORDS)
  const end = next.findIndex(({ meaning }) => meaning.kind !== 'name' && meaning.kind !== 'marker')
  return end === -1 ? next : next.slice(0, end)
}

/** One word that is nobody's usual name and nearly a larger city: 'blem'. */
function cityAlmostSpelled(field: ReadField, reading: Reading): CityEntry | null {
  const phrase = phraseOf(field, reading)
  if (isPersonName(phrase)) return null
  const near = field.dictionary
    .nearly(phrase)
    .flatMap(({ entry, slip }) =>
      entry.kind === 'city' && entry.rank < 2 ? [{ city: entry, cost: entry.cost + slip }] : [],
    )
  return near.toSorted((one, other) => one.cost - other.cost)[0]?.city ?? null
}

function withoutWords(field: ReadField, covered: readonly Reading[], city: CityEntry): Understood {
  const rest = readingsOf(field).filter((each) => !covered.includes(each))
  return inCity({ ...field.understood, text: nameText(field.words, rest) }, city.municipalities[0])
}
