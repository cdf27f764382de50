import { foldText } from '../shared/text.ts'
import type { Service } from './service.ts'

/** What a first appointment is called, the usual word first: whole words of a service's name, folded. */
export const APPOINTMENT_WORDS = [
  ['consulta', 'consultas', 'teleconsulta', 'teleconsultas'],
  ['sessao', 'sessoes', 'psicoterapia'],
  ['avaliacao', 'avaliacoes'],
] as const

/** A service with one of these is no first appointment, or not one alone. */
export const OTHER_THAN_FIRST = ['retorno', 'retornos', 'reconsulta', 'pacote', 'acompanhamento'] as const

/** The price by which a professional is compared: an appointment's, otherwise the lowest of any service. */
export interface ShownPrice {
  /** Reais. */
  readonly amount: number
  /** Whether it is that of a consultation, session or assessment. */
  readonly isAppointment: boolean
  /** The service's name. */
  readonly service: string
}

/**
 * Returns the lowest price of a consultation; without one that of a session, then of an assessment, then of any other
 * service. Null where no service has a price: 0 is 'on request'.
 */
export function shownPrice(services: readonly Pick<Service, 'name' | 'price'>[]): ShownPrice | null {
  const [first] = services
    .filter(({ price }) => price > 0)
    .map(({ name, price }) => ({ name, price, place: placeOf(name) }))
    .toSorted((one, other) => one.place - other.place || one.price - other.price)
  if (!first) return null
  return {
    amount: first.price,
    isAppointment: first.place < APPOINTMENT_WORDS.length,
    service: first.name,
  }
}

/** Returns the index in `APPOINTMENT_WORDS`, or its length for any other service. */
function placeOf(name: string): number {
  const words = new Set(foldText(name).match(/[a-z0-9]+/g))
  const has = (sought: readonly string[]) => sought.some((word) => words.has(word))
  const place = has(OTHER_THAN_FIRST) ? -1 : APPOINTMENT_WORDS.findIndex(has)
  return place === -1 ? APPOINTMENT_WORDS.length : place
}
