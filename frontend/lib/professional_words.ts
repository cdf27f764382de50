import { countOf, formatOneDecimal, formatNumber, minutesInWords } from '#domain/shared/numbers.ts'

const NO_TITLE = new Set(['', 'none', 'nenhum'])

export interface Named {
  title: string | null
  name: string
  lastname: string
}

const ARTICLES: Readonly<Record<string, 'o' | 'a'>> = { dr: 'o', dra: 'a' }

/** 'a Dra. Helena Prado', 'o Dr. Luís Prado', 'Luís Prado': the name within a sentence. */
export function theProfessional(named: Named): string {
  return [articleOf(named), professionalName(named)].filter(Boolean).join(' ')
}

/** 'à Dra. Helena Prado', 'ao Dr. Luís Prado', 'a Luís Prado': the name as a recipient. */
export function toTheProfessional(named: Named): string {
  const article = articleOf(named)
  const preposition = { o: 'ao', a: 'à', none: 'a' }[article ?? 'none']
  return `${preposition} ${professionalName(named)}`
}

function articleOf({ title }: Named): 'o' | 'a' | undefined {
  return ARTICLES[(title ?? '').toLowerCase().replace('.', '')]
}

/** 'Dra. Helena Prado'; none and nenhum mean no title. */
export function professionalName({ title, name, lastname }: Named): string {
  const shownTitle = NO_TITLE.has((title ?? '').toLowerCase()) ? '' : `${title}. `
  return `${shownTitle}${name} ${lastname}`.trim()
}

const firstLetter = (text: string) => /\p{L}/u.exec(text)?.[0].toUpperCase() ?? ''

/** 'HP': the initials of first and last name. */
export function initialsOf({ name, lastname }: Pick<Named, 'name' | 'lastname'>): string {
  return firstLetter(name) + firstLetter(lastname.trim().split(/\s+/).at(-1) ?? '')
}

/**
 * 'a cerca de 2 km', 'a cerca de 1.204 km'. Never more precise: it is measured from a rounded point to a city's centre.
 */
export function distanceWords(kilometres: number): string {
  return `a cerca de ${formatNumber(Math.max(1, Math.round(kilometres)))} km`
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

/** Returns the filled part of the nth star, for a rating rounded to halves. */
export function fillOfStar(star: number, rating: number): 0 | 0.5 | 1 {
  const left = Math.round(rating * 2) / 2 - (star - 1)
  if (left >= 1) return 1
  return left >= 0.5 ? 0.5 : 0
}

/** 'avaliação' or 'avaliações' with its number. */
export function countReviews(reviewCount: number): string {
  return countOf(reviewCount, 'avaliação', 'avaliações')
}

/** 'Costuma responder em 20 minutos', 'em 2 horas', 'em 3 dias'. */
export function answerTimeWords(minutes: number): string {
  return `Costuma responder em ${minutesInWords(minutes)}`
}
