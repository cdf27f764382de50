import { slugify } from '../shared/slugify.ts'

export type DisplayGender = 'masculino' | 'feminino'

export interface Specialty {
  /** Stored in the search tables: never changed, never reused. */
  readonly id: number
  readonly name: string
  readonly feminine: string
  readonly slug: string
}

export const SPECIALTIES: readonly Specialty[] = [
  specialty(1, 'Alergologista'),
  specialty(2, 'Anestesista'),
  specialty(3, 'Angiologista'),
  specialty(4, 'Cardiologista'),
  specialty(5, 'Cirurgião Bariátrico', 'Cirurgiã Bariátrica'),
  specialty(6, 'Cirurgião Plástico', 'Cirurgiã Plástica'),
  specialty(7, 'Dentista'),
  specialty(8, 'Dermatologista'),
  specialty(9, 'Endocrinologista'),
  specialty(10, 'Enfermeiro', 'Enfermeira'),
  specialty(11, 'Fisioterapeuta'),
  specialty(12, 'Fonoaudiólogo', 'Fonoaudióloga'),
  specialty(13, 'Gastroenterologista'),
  specialty(14, 'Geriatra'),
  specialty(15, 'Ginecologista'),
  specialty(16, 'Hematologista'),
  specialty(17, 'Infectologista'),
  specialty(18, 'Médico da Família', 'Médica da Família'),
  specialty(19, 'Nefrologista'),
  specialty(20, 'Neurologista'),
  specialty(21, 'Nutricionista'),
  specialty(22, 'Oftalmologista'),
  specialty(23, 'Oncologista'),
  specialty(24, 'Ortopedista'),
  specialty(25, 'Otorrinolaringologista'),
  specialty(26, 'Pediatra'),
  specialty(27, 'Pneumologista'),
  specialty(28, 'Psiquiatra'),
  specialty(29, 'Psicólogo', 'Psicóloga'),
  specialty(30, 'Quiropraxista'),
  specialty(31, 'Radiologista'),
  specialty(32, 'Reumatologista'),
  specialty(33, 'Terapeuta'),
  specialty(34, 'Urologista'),
  specialty(35, 'Técnico em Enfermagem', 'Técnica em Enfermagem'),
]

/** The 34 of the profile and registration forms, in the specification's order. */
export const PROFILE_SPECIALTIES = SPECIALTIES.filter(({ id }) => id !== 35)

const LEFT_OUT_OF_THE_SHORT_LISTS = new Set([1, 2, 3, 5])

/** The 30 of the landing dropdown and of the mobile filter. */
export const HOME_SEARCH_SPECIALTIES = PROFILE_SPECIALTIES.filter(
  ({ id }) => !LEFT_OUT_OF_THE_SHORT_LISTS.has(id),
)

const byName = new Map(SPECIALTIES.map((each) => [each.name, each]))
const bySlug = new Map(SPECIALTIES.map((each) => [each.slug, each]))

export function specialtyByName(name: string): Specialty | null {
  return byName.get(name) ?? null
}

export function specialtyBySlug(slug: string): Specialty | null {
  return bySlug.get(slug) ?? null
}

/** The specialty as this person is called; a name outside the catalogue comes back unchanged. */
export function genderedSpecialty(name: string, displayGender: DisplayGender): string {
  return displayGender === 'feminino' ? (byName.get(name)?.feminine ?? name) : name
}

function specialty(id: number, name: string, feminine = name): Specialty {
  return { id, name, feminine, slug: slugify(name) }
}
