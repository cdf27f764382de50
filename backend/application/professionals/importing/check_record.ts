import type { KnownMunicipalities } from '#application/catalogue/municipalities.ts'
import type { BrazilianDocuments } from '#application/ports/brazilian_documents.ts'
import type { IdGenerator } from '#application/ports/id_generator.ts'
import type { NamedCells } from '#application/ports/record_files.ts'
import type { Lexicon } from '#search/lexicon/lexicon.ts'
import type { InsurerName } from '#domain/catalogue/insurers.ts'
import { Professional, type RegistrationRefusal } from '#domain/professionals/professional.ts'
import type { Register } from '#domain/professionals/register.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import type { OpenedLocation } from '#domain/professionals/location.ts'
import { addLocation } from '#domain/professionals/profile_parts.ts'
import { checkProfile, type TypedProfile } from '#domain/professionals/profile_fields.ts'
import { documentNumber } from '#domain/professionals/registration_number.ts'
import { NO_LINKS } from '#domain/professionals/social_links.ts'
import { parseEmail } from '#domain/shared/email.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { asId } from '#domain/shared/ids.ts'
import { CatalogueWords } from './catalogue_words.ts'
import { type ImportProblem, problem, problemWith } from './import_problem.ts'
import { PLACES } from './register_columns.ts'
import type { ImportedColumns } from './column_readers.ts'
import { readRecord } from './read_record.ts'

/** A row that is valid by itself; the batch checks it against the others. */
export interface CheckedRecord {
  /** Blank in a row of a register: council, number and state identify the professional then. */
  email: string
  columns: ImportedColumns
  /** Where a new professional works, as a register tells it. */
  places?: readonly OpenedLocation[] | undefined
  /** The professional to create if the e-mail is new, or why that is impossible. */
  newProfessional: Merged
}

export interface MergeContext {
  municipalities: KnownMunicipalities
  ids: IdGenerator
  at: Date
  /** The register that the file comes from: its rows may lack an e-mail, and nobody has claimed their profiles. */
  register?: Register | undefined
  /** Returns the words that people search by: by them the cells of specialties and insurers are understood. */
  readLexicon: () => Lexicon
  /** Whether a blank cell clears a field; otherwise it changes nothing. */
  clearsEmpty?: boolean | undefined
}

/**
 * Returns the row, or all its own problems. A row from which the domain builds a new professional needs no further
 * check.
 */
export function checkRecord(
  fields: NamedCells,
  documents: BrazilianDocuments,
  context: MergeContext,
): Result<CheckedRecord, ImportProblem[]> {
  const words = CatalogueWords.of(context.readLexicon)
  const { columns, problems, typed } = readRecord(fields, {
    words,
    clearsEmpty: context.clearsEmpty ?? false,
  })
  if (typeof typed.get('cpfCnpj') === 'number')
    columns.cpfCnpj = withItsZeros(columns.cpfCnpj ?? '', documents)
  const email = parseEmail(columns.email ?? '')
  const mayLackEmail = context.register !== undefined && !columns.email?.trim()
  if (!email && !mayLackEmail && !problems.some(({ field }) => field === 'email'))
    problems.push(problem('email', columns.email?.trim() ? 'email_invalid' : 'missing'))
  const others = otherProblems(columns, documents)
  const isReadable = problems.length === 0 && others.length === 0
  const isKnown = email !== null || mayLackEmail
  const record = { email: email ?? '', columns, places: placesIn(fields) }
  const made = isKnown && isReadable ? mergeRecord(record, null, context) : null
  if (!made?.ok) problems.push(...profileProblems(columns, typed, words))
  problems.push(...others)
  if (made && problems.length === 0) return ok({ email: email ?? '', columns, newProfessional: made })
  return fail([...problems, ...further(columns, problems, context)])
}

/** A CPF or CNPJ in a cell that holds a number lost its first zeros; the check digits tell which it was. */
function withItsZeros(digits: string, documents: BrazilianDocuments): string {
  const whole = [11, 14].map((length) => digits.padStart(length, '0'))
  return whole.find((each) => documents.isValidCpfOrCnpj(each)) ?? digits
}

/** What else a refused row lacks, so that it is mended at once. */
function further(
  columns: ImportedColumns,
  known: readonly ImportProblem[],
  { municipalities }: MergeContext,
): ImportProblem[] {
  const isKnown = (field: string) => known.some((each) => each.field === field || each.field === 'fullName')
  const missing = REQUIRED.filter((field) => columns[field] === undefined && !isKnown(field))
  const { city = null, state = null } = columns
  const placed =
    city && state && !isKnown('city') && !isKnown('state') ? municipalities.locate({ city, state }) : ok()
  return [
    ...missing.map((field) => problem(field, 'missing_if_new')),
    ...(placed.ok ? [] : [problemWith('city', placed.failure, city)]),
  ]
}

/** The domain reports only the first invalid field; removing it reveals the next. */
function profileProblems(
  columns: ImportedColumns,
  typed: ReadonlyMap<string, unknown>,
  words: CatalogueWords,
): ImportProblem[] {
  const found: ImportProblem[] = []
  const left: TypedProfile = { ...columns }
  for (;;) {
    const checked = checkProfile(left, { links: NO_LINKS, crm: null })
    if (checked.ok) return found
    const field = checked.failure.replace(/_invalid$/, '') as keyof TypedProfile
    const value = left[field]
    const cell = typed.get(field) ?? value
    const meant = field === 'specialty' ? words.specialtiesMeant(left.specialty ?? '') : []
    found.push(value === '' ? problem(field, 'missing') : problemWith(field, checked.failure, cell, meant))
    delete left[field]
  }
}

function otherProblems(
  { cpfCnpj, subscriptionLevel }: ImportedColumns,
  documents: BrazilianDocuments,
): ImportProblem[] {
  const found: ImportProblem[] = []
  if (cpfCnpj && !(documentNumber(cpfCnpj) && documents.isValidCpfOrCnpj(cpfCnpj)))
    found.push(problem('cpfCnpj', 'cpfCnpj_invalid'))
  if (subscriptionLevel !== undefined && subscriptionLevel !== 'free' && subscriptionLevel !== 'premium')
    found.push(problemWith('subscriptionLevel', 'subscriptionLevel_invalid', subscriptionLevel))
  return found
}

const REQUIRED = ['name', 'lastname', 'specialty', 'crm'] as const
/** Placeholder until the batch has chosen the slug; never stored. */
const SLUG_TO_COME = 'slug-to-come'

export type Merged = Result<ProfessionalState, ImportProblem[]>

/**
 * Returns the professional that the row describes: a new one, or the current one with the row's columns changed. Plan
 * and verification follow the operator's row, everything else the rules of registration and profile edit.
 */
export function mergeRecord(
  record: Pick<CheckedRecord, 'email' | 'columns' | 'places'>,
  current: ProfessionalState | null,
  context: MergeContext,
): Merged {
  const started = current ? ok(restored(current, record, context)) : register(record, context)
  if (!started.ok) return started
  const professional = started.value
  const { subscriptionLevel, isVerified, insurances, ...columns } = record.columns
  if (subscriptionLevel) professional.subscribe(subscriptionLevel as 'free' | 'premium', context.at)
  const edits = current ? columns : ofPremium(columns)
  const edited = edits ? professional.edit(edits, context.at) : ok()
  if (!edited.ok) return fail([problem(fieldOf(edited.failure), edited.failure)])
  if (!current) openPlaces(professional, record.places ?? [], context)
  if (isVerified !== undefined) professional.verify(isVerified, context.at)
  const placed = context.municipalities.locate(professional.state)
  if (!placed.ok) return fail([problemWith('city', placed.failure, professional.state.city)])
  return ok({
    ...professional.state,
    ...placed.value,
    insurances: insured(professional, insurances, context),
  })
}

/** A place without a name or an address is none that a patient could go to. */
function openPlaces(
  professional: Professional,
  places: readonly OpenedLocation[],
  { ids, at }: MergeContext,
): void {
  for (const place of places) addLocation(professional, { id: ids.nextInOrder(), at }, place)
}

function placesIn({ names, cells }: NamedCells): readonly OpenedLocation[] {
  const places = cells[names.indexOf(PLACES)]
  return Array.isArray(places) ? places : []
}

/** Fields that registration refuses, since the plan is set afterwards. */
const ofPremium = ({ redirectUrl }: TypedProfile): TypedProfile | null =>
  redirectUrl ? { redirectUrl } : null

function fieldOf(refusal: RegistrationRefusal | 'premium_required'): string {
  return refusal === 'premium_required' ? 'redirectUrl' : refusal.replace(/_invalid$/, '')
}

function register(
  { email, columns }: Pick<CheckedRecord, 'email' | 'columns'>,
  { ids, at, register: source }: MergeContext,
): Result<Professional, ImportProblem[]> {
  const missing = REQUIRED.filter((field) => !columns[field])
  if (missing.length > 0) return fail(missing.map((field) => problem(field, 'missing')))
  const { name = '', lastname = '', crm = '', slug = SLUG_TO_COME, redirectUrl: _, ...others } = columns
  const registered = Professional.register({
    ...others,
    id: asId(ids.next()),
    email,
    register: source,
    name,
    lastname,
    crm,
    slug,
    at,
  })
  return registered.ok ? registered : fail([problem(fieldOf(registered.failure), registered.failure)])
}

function restored(
  known: ProfessionalState,
  { columns }: Pick<CheckedRecord, 'columns'>,
  { register: newer }: MergeContext,
): Professional {
  const { cpfCnpj } = columns
  const current = known.source === null ? known : { ...known, ...newer }
  return Professional.restore(cpfCnpj === undefined ? current : { ...current, cpfCnpj: cpfCnpj || null })
}

/** Named insurers are accepted, the others not; those switched off by hand stay so. */
function insured(
  { id, state }: Professional,
  names: readonly InsurerName[] | undefined,
  { ids, at }: MergeContext,
): ProfessionalState['insurances'] {
  if (!names) return state.insurances
  const named = names.map((insuranceName) => {
    const known = state.insurances.find((each) => each.insuranceName === insuranceName)
    if (known) return { ...known, isActive: true }
    return { id: ids.nextInOrder(), professionalId: id, insuranceName, isActive: true, createdAt: at }
  })
  const off = state.insurances.filter(
    ({ isActive, insuranceName }) => !isActive && !names.some((name) => name === insuranceName),
  )
  return [...named, ...off]
}

/** What an import neither reads nor changes, and the time of the change itself. */
const NOT_COMPARED: ReadonlySet<string> = new Set(['updatedAt', 'services', 'locations', 'faqs'])

/** Returns whether an import would store the same state. */
export function isSameProfile(one: ProfessionalState, other: ProfessionalState): boolean {
  const fields = Object.keys(one) as (keyof ProfessionalState)[]
  return fields.every((field) => {
    if (NOT_COMPARED.has(field) || one[field] === other[field]) return true
    if (field === 'insurances') return insurersOf(one) === insurersOf(other)
    return JSON.stringify(one[field]) === JSON.stringify(other[field])
  })
}

function insurersOf({ insurances }: ProfessionalState): string {
  const insurers = insurances.map(({ insuranceName, isActive }) => `${insuranceName} ${isActive}`)
  return insurers.sort().join()
}

/** A field's value before and after, as an export writes it. */
export interface FieldChange {
  field: string
  before: unknown
  after: unknown
}

/** Returns what an import changes of a profile, field by field. */
export function changesOf(one: ProfessionalState, other: ProfessionalState): FieldChange[] {
  const [before, after] = [fieldsOf(one), fieldsOf(other)]
  return [...after].flatMap(([field, value]) => {
    const former = before.get(field) ?? null
    return JSON.stringify(former) === JSON.stringify(value) ? [] : [{ field, before: former, after: value }]
  })
}

function fieldsOf({ links, insurances, ...state }: ProfessionalState): Map<string, unknown> {
  const accepted = insurances.filter(({ isActive }) => isActive).map(({ insuranceName }) => insuranceName)
  const fields = Object.entries({ ...state, ...links, insurances: accepted.sort() })
  return new Map(fields.filter(([field]) => !NOT_COMPARED.has(field)))
}
