import type { ListPlace } from '../place/list_place.ts'

/** '12 profissionais encontrados em SP, Campinas'. */
export function resultCount(total: number, { state, city }: ListPlace): string {
  const found = total === 1 ? 'profissional encontrado' : 'profissionais encontrados'
  return `${total.toLocaleString('pt-BR')} ${found}${state ? ` em ${state}` : ''}${city ? `, ${city.name}` : ''}`
}
