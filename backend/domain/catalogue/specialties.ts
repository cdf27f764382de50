import { slugify } from '../shared/slug.ts'

/** Id, name and, if different, the feminine form. An id is never changed and never reused. */
const ROWS = [
  [1, 'Alergologista'],
  [2, 'Anestesista'],
  [3, 'Angiologista'],
  [4, 'Cardiologista'],
  [5, 'Cirurgião Bariátrico', 'Cirurgiã Bariátrica'],
  [6, 'Cirurgião Plástico', 'Cirurgiã Plástica'],
  [7, 'Dentista'],
  [8, 'Dermatologista'],
  [9, 'Endocrinologista'],
  [10, 'Enfermeiro', 'Enfermeira'],
  [11, 'Fisioterapeuta'],
  [12, 'Fonoaudiólogo', 'Fonoaudióloga'],
  [13, 'Gastroenterologista'],
  [14, 'Geriatra'],
  [15, 'Ginecologista'],
  [16, 'Hematologista'],
  [17, 'Infectologista'],
  [18, 'Médico da Família', 'Médica da Família'],
  [19, 'Nefrologista'],
  [20, 'Neurologista'],
  [21, 'Nutricionista'],
  [22, 'Oftalmologista'],
  [23, 'Oncologista'],
  [24, 'Ortopedista'],
  [25, 'Otorrinolaringologista'],
  [26, 'Pediatra'],
  [27, 'Pneumologista'],
  [28, 'Psiquiatra'],
  [29, 'Psicólogo', 'Psicóloga'],
  [30, 'Quiropraxista'],
  [31, 'Radiologista'],
  [32, 'Reumatologista'],
  [33, 'Terapeuta'],
  [34, 'Urologista'],
  [35, 'Técnico em Enfermagem', 'Técnica em Enfermagem'],
] as const

export type SpecialtyName = (typeof ROWS)[number][1]

export interface Specialty {
  /** 1 to 35, as in the search tables. */
  readonly id: number
  readonly name: SpecialtyName
  readonly feminine: string
  readonly slug: string
}

export type DisplayGender = 'masculino' | 'feminino'

export const SPECIALTIES: readonly Specialty[] = ROWS.map(([id, name, feminine = name]) => ({
  id,
  name,
  feminine,
  slug: slugify(name),
}))

/** The 34 of the profile and registration forms, in form order. */
export const PROFILE_SPECIALTIES = SPECIALTIES.filter(({ id }) => id !== 35)

const LEFT_OUT_OF_THE_SHORT_LISTS = new Set([1, 2, 3, 5])

/** The 30 of the landing page's list and of the mobile filter. */
export const HOME_SEARCH_SPECIALTIES = PROFILE_SPECIALTIES.filter(
  ({ id }) => !LEFT_OUT_OF_THE_SHORT_LISTS.has(id),
)

const byName: ReadonlyMap<string, Specialty> = new Map(SPECIALTIES.map((each) => [each.name, each]))
const bySlug: ReadonlyMap<string, Specialty> = new Map(SPECIALTIES.map((each) => [each.slug, each]))

export function specialtyByName(name: string): Specialty | null {
  return byName.get(name) ?? null
}

export function specialtyBySlug(slug: string): Specialty | null {
  return bySlug.get(slug) ?? null
}

/** Returns the specialty's name in the person's gender; an unknown name stays as it is. */
export function genderedSpecialty(name: string, displayGender: DisplayGender): string {
  return displayGender === 'feminino' ? (byName.get(name)?.feminine ?? name) : name
}

const pluralOf = (word: string) => (word.endsWith('ão') ? `${word.slice(0, -2)}ões` : `${word}s`)

/** Returns the plural: 'Cirurgiões Plásticos', 'Técnicos em Enfermagem', for women 'Psicólogas'. */
export function specialtyPlural(name: SpecialtyName, displayGender: DisplayGender = 'masculino'): string {
  const [who = '', ...rest] = genderedSpecialty(name, displayGender).split(/ (?=(?:da|em) )/)
  return [who.split(' ').map(pluralOf).join(' '), ...rest].join(' ')
}
