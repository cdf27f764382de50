import { foldText } from '../shared/text.ts'

export const STATES = [
  { code: 'AC', name: 'Acre' },
  { code: 'AL', name: 'Alagoas' },
  { code: 'AP', name: 'Amapá' },
  { code: 'AM', name: 'Amazonas' },
  { code: 'BA', name: 'Bahia' },
  { code: 'CE', name: 'Ceará' },
  { code: 'DF', name: 'Distrito Federal' },
  { code: 'ES', name: 'Espírito Santo' },
  { code: 'GO', name: 'Goiás' },
  { code: 'MA', name: 'Maranhão' },
  { code: 'MT', name: 'Mato Grosso' },
  { code: 'MS', name: 'Mato Grosso do Sul' },
  { code: 'MG', name: 'Minas Gerais' },
  { code: 'PA', name: 'Pará' },
  { code: 'PB', name: 'Paraíba' },
  { code: 'PR', name: 'Paraná' },
  { code: 'PE', name: 'Pernambuco' },
  { code: 'PI', name: 'Piauí' },
  { code: 'RJ', name: 'Rio de Janeiro' },
  { code: 'RN', name: 'Rio Grande do Norte' },
  { code: 'RS', name: 'Rio Grande do Sul' },
  { code: 'RO', name: 'Rondônia' },
  { code: 'RR', name: 'Roraima' },
  { code: 'SC', name: 'Santa Catarina' },
  { code: 'SP', name: 'São Paulo' },
  { code: 'SE', name: 'Sergipe' },
  { code: 'TO', name: 'Tocantins' },
] as const

export type StateCode = (typeof STATES)[number]['code']

export const STATE_CODES: readonly StateCode[] = STATES.map(({ code }) => code)

const nameByCode = new Map<string, string>(STATES.map(({ code, name }) => [code, name]))

export function isStateCode(code: string): code is StateCode {
  return nameByCode.has(code)
}

/** Finds a state by code or name, ignoring case and accents; null if unknown. */
export function stateCalled(typed: string): StateCode | null {
  const word = foldText(typed.trim())
  return STATES.find(({ code, name }) => [code, name].some((each) => foldText(each) === word))?.code ?? null
}

/** Returns the state's name; an unknown code stays as it is. */
export function stateName(code: string): string {
  return nameByCode.get(code) ?? code
}
