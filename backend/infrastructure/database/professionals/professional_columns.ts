import { specialtyByName } from '#domain/catalogue/specialties.ts'
import type { Professional } from '#domain/professionals/professional.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import { flat, type FlatProfessional } from '#domain/professionals/professional_views.ts'
import { registrationKey } from '#domain/professionals/registration_number.ts'
import { listed } from '../listed.ts'

type Field = keyof FlatProfessional

/**
 * Each field's column has the field's name in snake_case. `once`: written only by the insert, then maintained
 * elsewhere. `always`: written by each save that changed it.
 */
const WRITTEN: Readonly<Record<Field, 'once' | 'always'>> = {
  id: 'once',
  role: 'once',
  blocked: 'once',
  unconfirmedSince: 'once',
  unpublished: 'once',
  rating: 'once',
  reviewCount: 'once',
  answerMinutes: 'once',
  profileViews: 'once',
  createdAt: 'once',
  email: 'always',
  subscriptionLevel: 'always',
  isVerified: 'always',
  source: 'always',
  sourceDate: 'always',
  title: 'always',
  name: 'always',
  lastname: 'always',
  displayGender: 'always',
  specialty: 'always',
  crm: 'always',
  rqe: 'always',
  cpfCnpj: 'always',
  slug: 'always',
  city: 'always',
  state: 'always',
  cep: 'always',
  whatsapp: 'always',
  phone: 'always',
  presencial: 'always',
  teleconsulta: 'always',
  availability: 'always',
  languages: 'always',
  accessibility: 'always',
  acceptsNewPatientsOn: 'always',
  insurersConfirmedOn: 'always',
  bio: 'always',
  experience: 'always',
  imageHash: 'always',
  imageMime: 'always',
  redirectUrl: 'always',
  updatedAt: 'always',
  instagram: 'always',
  linkedin: 'always',
  youtube: 'always',
  facebook: 'always',
  twitter: 'always',
  website: 'always',
}

/** All fields with a column. */
export const FIELDS = Object.keys(WRITTEN) as readonly Field[]

const COLUMNS = new Map(
  FIELDS.map((field) => [field, field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)]),
)
const columnOf = (field: Field) => COLUMNS.get(field) ?? field
const columnsWritten = (when: 'once' | 'always') =>
  FIELDS.filter((field) => WRITTEN[field] === when && field !== 'specialty').map(
    (field) => [columnOf(field), field] as const,
  )
const ONCE = columnsWritten('once')
const ALWAYS = columnsWritten('always')

/** Fields that are not read directly from their column. */
const READ: Readonly<Partial<Record<Field, string>>> = {
  email: `coalesce(professional.email, '')`,
  specialty: 'specialty.name',
  rating: 'professional.rating::float8',
  acceptsNewPatientsOn: 'professional.accepts_new_patients_on::text',
  insurersConfirmedOn: 'professional.insurers_confirmed_on::text',
  sourceDate: 'professional.source_date::text',
}

/** Returns the fields as columns of a select from `FROM`, each under its name. */
export function selectColumns(fields: readonly Field[]): string {
  return fields.map((field) => `${READ[field] ?? `professional.${columnOf(field)}`} as "${field}"`).join(', ')
}

/** Returns the fields as expressions over `professional` alone; for the specialty its id. */
export function ownColumns(fields: readonly Field[]): string[] {
  return fields.map((field) =>
    field === 'specialty' ? 'professional.specialty_id' : (READ[field] ?? `professional.${columnOf(field)}`),
  )
}

export const FROM =
  'professionals professional left join specialties specialty on specialty.id = professional.specialty_id'

/** Visible to the public. */
export const VISIBLE = listed('professional')

type Row = Record<string, unknown>

/** No e-mail is null: a unique column may hold it any number of times. */
const stored = (field: Field, value: unknown) => (field === 'email' ? value || null : value)

function rowOf(state: ProfessionalState, columns: typeof ALWAYS): Row {
  const fields = flat(state)
  const row: Row = {}
  for (const [column, field] of columns) row[column] = stored(field, fields[field])
  return row
}

/** The columns that every save may write. */
export function editableColumns(professional: Professional): Row {
  return Object.assign(rowOf(professional.state, ALWAYS), derivedColumns(professional))
}

const derivedColumns = (professional: Professional) => {
  const { specialty, crm, cpfCnpj } = professional.state
  return {
    specialty_id: specialty && (specialtyByName(specialty)?.id ?? null),
    crm_key: registrationKey(crm),
    cpf_cnpj_key: cpfCnpj && registrationKey(cpfCnpj),
    profile_completed: professional.isCompleted(),
  }
}

/** The columns that only the insert writes. */
export const initialColumns = ({ state }: Professional): Row => rowOf(state, ONCE)

const WHOLE = [...ONCE, ...ALWAYS]

/** The columns of both, in the order of `wholeRow`. */
export const wholeRowColumns = (professional: Professional): string[] => [
  ...WHOLE.map(([column]) => column),
  ...Object.keys(derivedColumns(professional)),
]

/** The cells alone, for bulk work: building objects with so many columns would cost more than all else. */
export function wholeRow(professional: Professional): unknown[] {
  const fields = flat(professional.state)
  const cells: unknown[] = WHOLE.map(([, field]) => stored(field, fields[field]))
  cells.push(...Object.values(derivedColumns(professional)))
  return cells
}
