import type { ProfessionalsPage } from '#contract/public_api.ts'
import { inPlace } from '#domain/catalogue/place_words.ts'
import { specialtyPlural } from '#domain/catalogue/specialties.ts'
import { stateName } from '#domain/catalogue/states.ts'
import { formatNumber, formatReais } from '#domain/shared/numbers.ts'
import { professionalName } from '#frontend/lib/professional_words.ts'
import { paths } from '#frontend/paths.ts'
import type { Crumb } from '#frontend/ui/page/breadcrumb.tsx'
import { listPath, type ListPlace, type ShownList } from './list_place.ts'
import { PAGE_SIZE } from './list_queries.ts'

/** From the home page to the place; the last one is the page itself. */
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

/** 'Cardiologistas em Campinas, SP'. */
export function headingOf({ specialty, place }: ShownList): string {
  return [specialtyPlural(specialty.name), placePhrase(place)].filter(Boolean).join(' ')
}

/** The page's title: the heading, with the page number after the first. */
export function titleOf(shown: ShownList): string {
  const heading = shown.place.state ? headingOf(shown) : `${headingOf(shown)} perto de você`
  return shown.page === 1 ? heading : `${heading} – página ${shown.page}`
}

/** A sentence for search engines, at most 160 characters. */
export function descriptionOf(shown: ShownList, total: number | undefined): string {
  const { specialty, place } = shown
  const plural = specialtyPlural(specialty.name).toLowerCase()
  const where = placePhrase(place) || 'no Brasil'
  if (total === 0)
    return `Ainda não há ${plural} ${where}. Veja outras cidades e quem atende por teleconsulta.`
  const found =
    total === 1
      ? `1 ${specialty.name.toLowerCase()}`
      : [total === undefined ? '' : formatNumber(total), plural].filter(Boolean).join(' ')
  return `Encontre ${found} ${where}: avaliações, convênios e contato direto com o profissional.`
}

/** 'Consultas de R$ 300,00 a R$ 480,00.' of those shown, if they are all and two or more say it; otherwise ''. */
export function priceRange({ professionals, total }: ProfessionalsPage): string {
  const prices = professionals.flatMap(({ price }) => (price?.isAppointment ? [price.amount] : []))
  if (prices.length < 2 || professionals.length < total) return ''
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  return lowest === highest
    ? `Consultas a ${formatReais(lowest)}.`
    : `Consultas de ${formatReais(lowest)} a ${formatReais(highest)}.`
}

/** '12 profissionais encontrados em Campinas, SP'. */
export function resultCount(total: number, place: ListPlace): string {
  const found = total === 1 ? 'profissional encontrado' : 'profissionais encontrados'
  return [formatNumber(total), found, placePhrase(place)].filter(Boolean).join(' ')
}

const placePhrase = ({ state, city }: ListPlace) => inPlace({ state, city: city?.name ?? null })

/** https://schema.org/CollectionPage with the page's professionals, numbered across pages. */
export function listMarkup(shown: ShownList, { professionals, total }: ProfessionalsPage, appUrl: string) {
  const before = (shown.page - 1) * PAGE_SIZE
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    url: `${appUrl}${listPath(shown)}`,
    name: headingOf(shown),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: total,
      itemListElement: professionals.map((professional, index) => ({
        '@type': 'ListItem',
        position: before + index + 1,
        name: professionalName(professional),
        url: `${appUrl}${paths.profile(professional.slug)}`,
      })),
    },
  }
}
