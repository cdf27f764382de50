import type { Specialty } from '#domain/catalogue/specialties.ts'
import { isStateCode, type StateCode } from '#domain/catalogue/states.ts'
import { paths } from '#frontend/paths.ts'
import { PLAIN_VIEW, writtenView, type ListView } from './list_view.ts'

/** Where professionals are looked for: everywhere, in a state, or in one city of it. */
export interface ListPlace {
  state: StateCode | null
  /** Never without its state. */
  city: { name: string; slug: string } | null
}

/** What is shown, and all that its address says. */
export interface ShownList {
  specialty: Specialty
  place: ListPlace
  /** From 1. */
  page: number
  view: ListView
}

type Addressed = Omit<ShownList, 'view'> & Partial<Pick<ShownList, 'view'>>

/** The API goes no further (contract of `page`). */
export const LAST_PAGE = 1_000

/** The one address of a list: a city has a page of its own, all else is in the query. */
export function listPath({ specialty, place: { state, city }, page, view = PLAIN_VIEW }: Addressed): string {
  const path =
    city && state ? paths.specialtyInCity(specialty.name, city.name, state) : paths.specialty(specialty.name)
  const query = new URLSearchParams({ ...(state && !city && { state }), ...writtenView(view) })
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? path : `${path}?${query.toString()}`
}

/** `all` and what is no state of Brazil are no filter. */
export function stateIn(params: URLSearchParams): StateCode | null {
  const code = params.get('state') ?? ''
  return isStateCode(code) ? code : null
}

/** Anything but a whole number from 1 to 1,000 is the first page. */
export function pageIn(params: URLSearchParams): number {
  const text = params.get('page') ?? ''
  const page = /^\d{1,4}$/.test(text) ? Number(text) : 1
  return page >= 1 && page <= LAST_PAGE ? page : 1
}
