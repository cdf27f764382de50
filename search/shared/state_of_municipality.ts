import type { StateCode } from '#domain/catalogue/states.ts'

/** By the first two digits of a municipality's code: https://www.ibge.gov.br/explica/codigos-dos-municipios.php */
const STATES: Readonly<Record<number, StateCode>> = {
  11: 'RO',
  12: 'AC',
  13: 'AM',
  14: 'RR',
  15: 'PA',
  16: 'AP',
  17: 'TO',
  21: 'MA',
  22: 'PI',
  23: 'CE',
  24: 'RN',
  25: 'PB',
  26: 'PE',
  27: 'AL',
  28: 'SE',
  29: 'BA',
  31: 'MG',
  32: 'ES',
  33: 'RJ',
  35: 'SP',
  41: 'PR',
  42: 'SC',
  43: 'RS',
  50: 'MS',
  51: 'MT',
  52: 'GO',
  53: 'DF',
}

/** Returns the state of an IBGE code, known from the code alone; null if there is no such state. */
export function stateOfMunicipality(ibgeCode: number): StateCode | null {
  return STATES[Math.floor(ibgeCode / 100_000)] ?? null
}
