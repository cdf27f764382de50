const NO_TITLE = new Set(['', 'none', 'nenhum'])

interface Named {
  title: string | null
  name: string
  lastname: string
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
