import { specialtyPlural } from '#domain/catalogue/specialties.ts'
import type { ShownList } from '../place/list_place.ts'
import { inPlace } from '#domain/catalogue/place_words.ts'

/** 'Cardiologistas em Campinas, SP'. */
export function headingOf({ specialty, place }: ShownList): string {
  return [specialtyPlural(specialty.name), placePhrase(place)].filter(Boolean).join(' ')
}

/** The heading as the page's title, told apart from the other pages of the list. */
export function titleOf(shown: ShownList): string {
  const heading = shown.place.state ? headingOf(shown) : `${headingOf(shown)} perto de você`
  return shown.page === 1 ? heading : `${heading} – página ${shown.page}`
}

/** A sentence for search engines, at most 160 characters. */
export function descriptionOf(shown: ShownList, total: number | undefined): string {
  const { specialty, place } = shown
  const plural = specialtyPlural(specialty.name).toLocaleLowerCase('pt-BR')
  const where = placePhrase(place) || 'no Brasil'
  if (total === 0)
    return `Ainda não há ${plural} ${where}. Veja outras cidades e quem atende por teleconsulta.`
  const found =
    total === 1
      ? `1 ${specialty.name.toLocaleLowerCase('pt-BR')}`
      : [total?.toLocaleString('pt-BR'), plural].filter(Boolean).join(' ')
  return `Encontre ${found} ${where}: avaliações, convênios e contato direto com o profissional.`
}

const placePhrase = ({ state, city }: ShownList['place']) => inPlace({ state, city: city?.name ?? null })
