import { CEP_SERVICE } from '#contract/catalogue.ts'
import { isStateCode } from '#domain/catalogue/states.ts'

/** What the postal service knows of a CEP; parts that a town-wide CEP lacks are blank. */
export interface CepAddress {
  /** Street and neighbourhood, still without a number. */
  address: string
  city: string
  state: string
}

const TIMEOUT_MS = 2_000

type Fetch = (address: string, init: { signal: AbortSignal }) => Promise<Pick<Response, 'ok' | 'json'>>

/**
 * Asks ViaCEP (https://viacep.com.br) for the address of eight digits. Returns null where it knows none, fails, or
 * takes longer than two seconds: the address can always be typed.
 */
export async function lookUpCep(digits: string, ask: Fetch = fetch): Promise<CepAddress | null> {
  try {
    const answer = await ask(`${CEP_SERVICE}/ws/${digits}/json/`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return answer.ok ? addressIn(await answer.json()) : null
  } catch {
    return null
  }
}

function addressIn(answer: unknown): CepAddress | null {
  if (typeof answer !== 'object' || answer === null || 'erro' in answer) return null
  const read = (name: string): string => {
    const value: unknown = Reflect.get(answer, name)
    return typeof value === 'string' ? value : ''
  }
  const state = read('uf')
  const address = [read('logradouro'), read('bairro')].filter(Boolean).join(', ')
  return isStateCode(state) ? { address, city: read('localidade'), state } : null
}
