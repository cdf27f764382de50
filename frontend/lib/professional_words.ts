import { countOf, formatOneDecimal } from '#domain/shared/numbers.ts'

const NO_TITLE = new Set(['', 'none', 'nenhum'])

export interface Named {
  title: string | null
  name: string
  lastname: string
}

const ARTICLES: Readonly<Record<string, 'o' | 'a'>> = { dr: 'o', dra: 'a' }

/** 'a Dra. Helena Prado', 'o Dr. Luís Prado', 'Luís Prado': as a sentence names them. */
export function theProfessional(named: Named): string {
  return [articleOf(named), professionalName(named)].filter(Boolean).join(' ')
}

/** 'à Dra. Helena Prado', 'ao Dr. Luís Prado', 'a Luís Prado': whom something is given to. */
export function toTheProfessional(named: Named): string {
  const article = articleOf(named)
  const preposition = { o: 'ao', a: 'à', none: 'a' }[article ?? 'none']
  return `${preposition} ${professionalName(named)}`
}

function articleOf({ title }: Named): 'o' | 'a' | undefined {
  return ARTICLES[(title ?? '').toLowerCase().replace('.', '')]
}

/** 'Dra. Helena Prado'; the titles none and nenhum are no title. */
export function professionalName({ title, name, lastname }: Named): string {
  const shownTitle = NO_TITLE.has((title ?? '').toLowerCase()) ? '' : `${title}. `
  return `${shownTitle}${name} ${lastname}`.trim()
}

const firstLetter = (text: string) => /\p{L}/u.exec(text)?.[0].toLocaleUpperCase('pt-BR') ?? ''

/** 'HP': the first letters of the name and of the last of the last names. */
export function initialsOf({ name, lastname }: Pick<Named, 'name' | 'lastname'>): string {
  return firstLetter(name) + firstLetter(lastname.trim().split(/\s+/).at(-1) ?? '')
}

/**
 * Kilometres as a person says them: 'a cerca de 2 km', 'a cerca de 1.204 km'. Never finer: what is measured goes from a
 * rounded point to the centre of a city.
 */
export function distanceWords(kilometres: number): string {
  return `a cerca de ${Math.max(1, Math.round(kilometres)).toLocaleString('pt-BR')} km`
}

/** '1 profissional', '1.204 profissionais'. */
export function countProfessionals(count: number): string {
  return countOf(count, 'profissional', 'profissionais')
}

/** '1 estrela', '5 estrelas' */
export function countStars(stars: number): string {
  return `${stars} ${stars === 1 ? 'estrela' : 'estrelas'}`
}

export const STARS = [1, 2, 3, 4, 5] as const

/** 4,5 */
export function formatRating(rating: number): string {
  return formatOneDecimal(rating)
}

/** How much of the nth star is filled when the rating is shown to the nearest half. */
export function fillOfStar(star: number, rating: number): 0 | 0.5 | 1 {
  const left = Math.round(rating * 2) / 2 - (star - 1)
  if (left >= 1) return 1
  return left >= 0.5 ? 0.5 : 0
}

/** 'avaliação' or 'avaliações' with its number. */
export function countReviews(reviewCount: number): string {
  return countOf(reviewCount, 'avaliação', 'avaliações')
}
