import { stateName, type StateCode } from '#domain/catalogue/states.ts'

const WITH_MASCULINE_ARTICLE = new Set<StateCode>([
  'AC',
  'AM',
  'AP',
  'CE',
  'DF',
  'ES',
  'MA',
  'PA',
  'PI',
  'PR',
  'RJ',
  'RN',
  'RS',
  'TO',
])
const WITH_FEMININE_ARTICLE = new Set<StateCode>(['BA', 'PB'])

/** 'em São Paulo', 'no Rio de Janeiro', 'na Bahia'. */
export function statePhrase(state: StateCode): string {
  if (WITH_MASCULINE_ARTICLE.has(state)) return `no ${stateName(state)}`
  return `${WITH_FEMININE_ARTICLE.has(state) ? 'na' : 'em'} ${stateName(state)}`
}
