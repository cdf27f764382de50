import type { ProfessionalCard } from '#contract/professionals.ts'

type Named = Pick<ProfessionalCard, 'title' | 'name' | 'lastname'>

const NO_TITLE = new Set(['', 'none', 'nenhum'])

/** 'Dra. Ana Souza': the title with its full stop, unless there is none, then the whole name. */
export function professionalName({ title, name, lastname }: Named): string {
  const titleOrNothing = title && !NO_TITLE.has(title.toLowerCase()) ? `${title.replace(/\.$/, '')}. ` : ''
  return `${titleOrNothing}${name} ${lastname}`
}
