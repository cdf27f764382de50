import type {
  CityEntry,
  InsurerEntry,
  SpecialtyEntry,
  StateEntry,
} from '#application/search/interpretation/dictionary/dictionary_entry.ts'
import { isInState, type Step, type Tag } from './step.ts'

/**
 * How much likelier (below 0) or unlikelier (above) a meaning becomes by what was read before it. The unit is that
 * of the readings, where a known name costs 10 and an unknown word 15: more than that, and the word is a name.
 */

const SECOND_OF_ITS_KIND = 6
const SECOND_PLACE = 11
/** 'Vitória Santos': two places side by side that could be somebody. */
const WHOLE_NAME = 25
const STATE_OF_THE_CITY = -12
const WRONG_STATE = 8

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

const CITY_AFTER: Partial<Record<Tag, number>> = { in: -10, part: -4, title: 15, stateOf: 10, plan: 8 }
const CITY_WITH_A_PROFESSION_OR_INSURER = -6

function costOfCityAfter({ tag }: Step, city: CityEntry, isSupported: boolean): number {
  const fixed = CITY_AFTER[tag]
  if (fixed !== undefined) return fixed
  if (tag === 'name') return city.soundsLikeAPerson ? 15 : (PLAIN_CITY_AFTER_A_NAME[city.rank] ?? 0)
  if (tag === 'fullName') return costOfCityAfterAFullName(city)
  return isSupported ? CITY_WITH_A_PROFESSION_OR_INSURER : 0
}

function costOfCityAfterAFullName({ soundsLikeAPerson, rank }: CityEntry): number {
  if (!soundsLikeAPerson) return 3
  return rank === 0 ? 4 : 10
}

export function costOfState(
  { tag, city, state: known }: Step,
  state: StateEntry,
  startsPart: boolean,
): number {
  if (known) return known === state.code ? 0 : WRONG_STATE
  if (city)
    return isInState(city, state.code) ? (state.isCode || startsPart ? STATE_OF_THE_CITY : -6) : WRONG_STATE
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

const NAME_AFTER: Partial<Record<Tag, number>> = { in: 20, stateOf: 20, plan: 10 }

export function costOfName({ tag, city }: Step, startsPart: boolean): number {
  if (tag === 'place' && city && !startsPart) return costOfNameAfterCity(city)
  return NAME_AFTER[tag] ?? 0
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
