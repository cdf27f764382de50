import type { CityEntry, InsurerEntry, SpecialtyEntry, StateEntry } from './dictionary_entry.ts'
import { isInState, type Step, type Tag } from './step.ts'

/**
 * How much likelier (below 0) or unlikelier (above) a meaning becomes by what was read before it. The unit is that
 * of the readings, where a known name costs 10 and an unknown word 14: more than that, and the word is a name.
 */

const SECOND_OF_ITS_KIND = 6
const SECOND_PLACE = 11
/** 'Vitória Santos': two places side by side that could be somebody. */
const WHOLE_NAME = 25
const WRONG_STATE = 8
const A_NAME_HERE_IS_UNLIKELY = 20

const PLAIN_CITY_AFTER_A_NAME = [3, 6, 8, 10]

export function costOfCity(before: Step, city: CityEntry): number {
  const supported =
    !before.city && (before.specialty ?? (before.insurer?.isCertain ? before.insurer : null)) !== null
  return costOfCityAfter(before, city, supported) + costOfAnotherPlace(before, city)
}

function costOfAnotherPlace({ tag, city: known, state }: Step, city: CityEntry): number {
  if (known)
    return tag === 'place' && known.soundsLikeAPerson && city.soundsLikeAPerson ? WHOLE_NAME : SECOND_PLACE
  return state && !isInState(city, state) ? WRONG_STATE : 0
}

function costOfCityAfter(before: Step, city: CityEntry, isSupported: boolean): number {
  switch (before.tag) {
    case 'in':
      return -10
    case 'part':
      return -4
    case 'title':
      return 15
    case 'stateOf':
      return 10
    case 'plan':
      return 8
    case 'name':
      return city.soundsLikeAPerson ? 15 : (PLAIN_CITY_AFTER_A_NAME[city.rank] ?? 0)
    case 'fullName':
      return city.soundsLikeAPerson ? (city.rank === 0 ? 4 : 10) : 3
    default:
      return isSupported ? -6 : 0
  }
}

export function costOfState({ tag, city, state: known }: Step, state: StateEntry): number {
  if (known) return known === state.code ? 0 : WRONG_STATE
  if (city) return isInState(city, state.code) ? (state.isCode ? -12 : -6) : WRONG_STATE
  if (tag === 'stateOf') return -10
  if (tag === 'in') return -5
  if (tag === 'title') return 15
  return isName(tag) && !state.isCode ? 3 : 0
}

export function costOfSpecialty(before: Step, specialty: SpecialtyEntry): number {
  const second =
    before.specialty && !before.specialty.isEveryday && !specialty.isEveryday ? SECOND_OF_ITS_KIND : 0
  const everydayAfterAName = specialty.isEveryday && isName(before.tag) ? 14 : 0
  return second + everydayAfterAName + supportForTheCityBefore(before)
}

export function costOfInsurer(before: Step, insurer: InsurerEntry): number {
  const second = before.insurer ? SECOND_OF_ITS_KIND : 0
  return second + costOfInsurerAfter(before.tag, insurer) + supportForTheCityBefore(before)
}

function costOfInsurerAfter(tag: Tag, insurer: InsurerEntry): number {
  if (tag === 'plan') return -10
  if (tag === 'in') return 3
  if (isName(tag) || tag === 'title') return insurer.soundsLikeAPerson ? 15 : 8
  return 0
}

/** 'lorena dentista': the profession after it makes a place of what alone would be a name. */
function supportForTheCityBefore({ city, specialty, insurer }: Step): number {
  return city?.soundsLikeAPerson && !specialty && !insurer ? -6 : 0
}

export function costOfName({ tag, city }: Step, startsPart: boolean): number {
  switch (tag) {
    case 'in':
    case 'stateOf':
      return A_NAME_HERE_IS_UNLIKELY
    case 'plan':
      return 10
    case 'title':
      return -10
    case 'place':
      return city && !startsPart ? costOfNameAfterCity(city) : 0
    default:
      return 0
  }
}

function costOfNameAfterCity(city: CityEntry): number {
  if (city.soundsLikeAPerson) return 15
  return city.rank === 3 ? 6 : 0
}

export function costOfUnfinishedPlace({ tag }: Step): number {
  return isName(tag) ? 10 : 0
}

function isName(tag: Tag): boolean {
  return tag === 'name' || tag === 'fullName'
}
