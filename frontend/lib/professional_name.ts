const NO_TITLE = new Set(['', 'none', 'nenhum'])

interface Named {
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
