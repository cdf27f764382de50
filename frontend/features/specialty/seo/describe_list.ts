import { SPECIALTY_TEXTS } from '../about/specialty_texts.ts'
import type { ShownList } from '../place/list_place.ts'
import { statePhrase } from '../place/state_phrase.ts'

/** 'Cardiologistas em Campinas, SP'. */
export function headingOf({ specialty, place }: ShownList): string {
  return [SPECIALTY_TEXTS[specialty.name].plural, placePhrase(place)].filter(Boolean).join(' ')
}

/** The heading as the page's title, told apart from the other pages of the list. */
export function titleOf(shown: ShownList): string {
  const heading = shown.place.state ? headingOf(shown) : `${headingOf(shown)} perto de você`
  return shown.page === 1 ? heading : `${heading} – página ${shown.page}`
}

/** A sentence for search engines, at most 160 characters. */
export function descriptionOf(shown: ShownList, total: number | undefined): string {
  const { specialty, place } = shown
  const plural = SPECIALTY_TEXTS[specialty.name].plural.toLocaleLowerCase('pt-BR')
  const where = placePhrase(place) || 'no Brasil'
  if (total === 0)
    return `Ainda não há ${plural} ${where}. Veja outras cidades e quem atende por teleconsulta.`
  const found =
    total === 1
      ? `1 ${specialty.name.toLocaleLowerCase('pt-BR')}`
      : [total?.toLocaleString('pt-BR'), plural].filter(Boolean).join(' ')
  return `Encontre ${found} ${where}: avaliações, convênios e contato direto com o profissional.`
}

function placePhrase({ state, city }: ShownList['place']): string {
  if (!state) return ''
  return city ? `em ${city.name}, ${state}` : statePhrase(state)
}
