import { isStateCode, stateName, type StateCode } from './states.ts'

type Article = 'o' | 'a'

const STATE_ARTICLES: Readonly<Partial<Record<StateCode, Article>>> = {
  AC: 'o',
  AM: 'o',
  AP: 'o',
  BA: 'a',
  CE: 'o',
  DF: 'o',
  ES: 'o',
  MA: 'o',
  PA: 'o',
  PB: 'a',
  PI: 'o',
  PR: 'o',
  RJ: 'o',
  RN: 'o',
  RS: 'o',
  TO: 'o',
}

/** Cities with an article; all others have none. */
const CITY_ARTICLES: ReadonlyMap<string, Article> = new Map([
  ['Rio de Janeiro', 'o'],
  ['Recife', 'o'],
  ['Guarujá', 'o'],
  ['Crato', 'o'],
  ['Cabo de Santo Agostinho', 'o'],
  ['Serra', 'a'],
  ['Lapa', 'a'],
])

interface Place {
  city?: string | null
  state?: string | null
}

const isIn = (name: string, article: Article | undefined) => `${article ? `n${article}` : 'em'} ${name}`

/** 'em São Paulo', 'no Rio de Janeiro', 'na Bahia'. */
export function inState(state: StateCode): string {
  return isIn(stateName(state), STATE_ARTICLES[state])
}

/** 'em Campinas', 'no Recife', 'na Serra'. */
export function inCity(city: string): string {
  return isIn(city, CITY_ARTICLES.get(city))
}

/** 'em Campinas', 'na Bahia': for the middle of a sentence, without the state's code. */
export function inShortPlace({ city, state }: Place): string {
  return city ? inCity(city) : inPlace({ state: state ?? null })
}

/** 'em Campinas, SP', 'no Rio de Janeiro, RJ', 'na Bahia'; empty without a place. */
export function inPlace({ city, state }: Place): string {
  if (!city) return state && isStateCode(state) ? inState(state) : ''
  return state ? `${inCity(city)}, ${state}` : inCity(city)
}
