import { specialtyPlural } from '#domain/catalogue/specialties.ts'
import { paths } from '#frontend/paths.ts'
import type { Crumb } from '#frontend/ui/breadcrumb.tsx'
import { listPath, type ShownList } from '../place/list_place.ts'
import { stateName } from '#domain/catalogue/states.ts'

/** From the home page down to the place; the last one is the page itself. */
export function crumbsOf({ specialty, place: { state, city } }: ShownList): Crumb[] {
  const crumbs = [
    { label: 'Início', to: paths.home },
    { label: 'Especialidades', to: paths.specialties },
    { label: specialtyPlural(specialty.name), to: paths.specialty(specialty.name) },
  ]
  if (state) {
    const to = listPath({ specialty, place: { state, city: null }, page: 1 })
    crumbs.push({ label: stateName(state), to })
  }
  const last = city?.name ?? crumbs.pop()?.label ?? ''
  return [...crumbs, { label: last }]
}
