import type { Location } from '#contract/professionals.ts'
import { formatPhone } from '#domain/shared/phone.ts'
import { WEEKDAYS } from '#domain/catalogue/weekdays.ts'
import { CEP_SERVICE } from '#contract/catalogue.ts'
import { isStateCode } from '#domain/catalogue/states.ts'

const ONLINE_NAME = 'Atendimento Online'

/** The form values of a location. */
export interface LocationValues {
  isOnline: boolean
  name: string
  cep: string
  address: string
  state: string
  city: string
  phone: string
  whatsapp: string
  availability: string[]
}

const typedPhone = (digits: string | null) => (digits ? formatPhone(digits) : '')

export function locationValuesOf(location: Location | null): LocationValues {
  return {
    isOnline: location?.isOnline ?? false,
    name: location?.name ?? '',
    cep: location?.cep?.replace(/^(\d{5})(\d{3})$/, '$1-$2') ?? '',
    address: location?.address ?? '',
    state: location?.state ?? '',
    city: location?.city ?? '',
    phone: typedPhone(location?.phone ?? null),
    whatsapp: typedPhone(location?.whatsapp ?? null),
    availability: location?.availability ?? [],
  }
}

/** Online attendance has a fixed name and no address; switching back leaves both empty. */
export function valuesForMode(values: LocationValues, isOnline: boolean): LocationValues {
  return {
    ...values,
    ...{ cep: '', address: '', state: '', city: '' },
    isOnline,
    name: isOnline ? ONLINE_NAME : '',
  }
}

type Typed = { isOnline: boolean } & Partial<Record<Exclude<keyof LocationValues, 'isOnline'>, unknown>>
type Missing = Partial<Record<keyof LocationValues, string>>

/** Returns what a location lacks, by field: a contact for online ones, name and address for others. */
export function missingIn(place: Typed): Missing {
  const { isOnline, name, address, state, city, phone, whatsapp } = place
  if (isOnline) return phone || whatsapp ? {} : { whatsapp: 'Informe um WhatsApp ou um telefone.' }
  return {
    ...(!name && { name: 'Informe o nome do local.' }),
    ...(!address && { address: 'Informe o endereço.' }),
    ...(!state && { state: 'Escolha o estado.' }),
    ...(!city && { city: 'Informe a cidade.' }),
  }
}

const short = (label: string) => label.slice(0, 3)

/** Days of attendance in order, three or more in a row as a range: 'Seg a Sex, Dom'. */
export function daysLabel(chosen: readonly string[]): string {
  const runs: string[][] = []
  let isRunning = false
  for (const { key, label } of WEEKDAYS) {
    const isChosen = chosen.includes(key)
    if (isChosen && isRunning) runs.at(-1)?.push(short(label))
    else if (isChosen) runs.push([short(label)])
    isRunning = isChosen
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]} a ${run.at(-1)}` : run.join(', '))).join(', ')
}

/** The postal service's address of a CEP; a CEP of a whole town has blank parts. */
interface CepAddress {
  /** Street and neighbourhood, without a number. */
  address: string
  city: string
  state: string
}

const TIMEOUT_MS = 2_000

type Fetch = (address: string, init: { signal: AbortSignal }) => Promise<Pick<Response, 'ok' | 'json'>>

/**
 * Asks ViaCEP (https://viacep.com.br) for the address of eight digits. Returns null if it is unknown, on failure and
 * after two seconds: the address can always be typed.
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
