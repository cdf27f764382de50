import type { Ports } from '#application/ports/ports.ts'
import type { KeyedHasher } from '#application/ports/keyed_hasher.ts'
import type { Erasure, Person, PersonalRecords } from '#application/ports/personal_data.ts'
import { parseEmail } from '#domain/shared/email.ts'
import { localDigits, phoneDigits } from '#domain/shared/phone.ts'
import { registrationKey } from '#domain/professionals/registration_number.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { isUuid } from '#domain/shared/uuid.ts'
import { type Actor, auditEntry } from '../audit/actor.ts'
import { UseCase } from '../use_case.ts'

export interface TypedPerson {
  email?: string | undefined
  phone?: string | undefined
  reviewIds?: readonly string[] | undefined
}

/** `forbidden`: only operators handle personal data. */
export type PersonRefusal =
  | 'forbidden'
  | 'email_invalid'
  | 'phone_invalid'
  | 'review_invalid'
  | 'nobody_named'

/** Returns the person whom an operator names. */
export function readPerson({ email, phone, reviewIds = [] }: TypedPerson): Result<Person, PersonRefusal> {
  const person = {
    email: email === undefined ? null : parseEmail(email),
    phone: phone === undefined ? null : phoneDigits(phone),
    reviewIds,
  }
  if (email !== undefined && !person.email) return fail('email_invalid')
  if (phone !== undefined && !person.phone) return fail('phone_invalid')
  if (!reviewIds.every(isUuid)) return fail('review_invalid')
  if (!person.email && !person.phone && reviewIds.length === 0) return fail('nobody_named')
  return ok(person)
}

const SAME = {
  email: (email: string) => email,
  phone: localDigits,
  registration: registrationKey,
}

/** Equal for a phone with and without the country code, and for every way to write a registration. */
export function subjectHash(hasher: KeyedHasher, kind: keyof typeof SAME, value: string): string {
  return hasher.hash(`erasure ${kind} ${SAME[kind](value)}`)
}

/** Returns the entries by which no public register brings back the erased profiles. */
export function registrationErasures(
  registrations: readonly string[],
  hasher: KeyedHasher,
  erasedAt: Date,
): Erasure[] {
  return registrations.map((crm) => ({
    kind: 'registration',
    subjectHash: subjectHash(hasher, 'registration', crm),
    erasedAt,
  }))
}

/** Returns the ledger's entries for a person. */
export function erasuresOf(
  { email, phone, reviewIds, contactIds = [], accountIds = [] }: Person,
  hasher: KeyedHasher,
  erasedAt: Date,
): Erasure[] {
  const erasures: Erasure[] = reviewIds.map((id) => ({ kind: 'review', subjectHash: id, erasedAt }))
  erasures.push(...contactIds.map((id) => ({ kind: 'contact' as const, subjectHash: id, erasedAt })))
  erasures.push(...accountIds.map((id) => ({ kind: 'account' as const, subjectHash: id, erasedAt })))
  if (email) erasures.push({ kind: 'email', subjectHash: subjectHash(hasher, 'email', email), erasedAt })
  if (phone) erasures.push({ kind: 'phone', subjectHash: subjectHash(hasher, 'phone', phone), erasedAt })
  return erasures
}

export type PersonExport = Record<keyof PersonalRecords | 'leftOut', object[]>

/** What an export leaves out, and why. */
const LEFT_OUT = [
  {
    what: 'Senha, códigos e chaves',
    why: 'São guardados de forma irreversível ou cifrada e servem só para entrar.',
  },
  {
    what: 'Quem escreveu cada avaliação e cada contato recebido',
    why: 'São dados pessoais de outras pessoas; estão no painel.',
  },
  {
    what: 'O que administradores e operadores fizeram',
    why: 'É o registro de auditoria do site; peça ao encarregado.',
  },
]

/** Returns everything held on a person, each photo as it is stored (WebP in base64), and what is left out. */
export async function readAll(
  { personalData, images }: Ports<'personalData' | 'images'>,
  person: Person,
): Promise<PersonExport> {
  const records = await personalData.read(person)
  const photos: object[] = []
  for (const { professionalId, hash } of records.photos) {
    const bytes = await images.get(professionalId, hash, 512, 'webp')
    photos.push({ professional_id: professionalId, webp: bytes && inBase64(bytes) })
  }
  return { ...records, photos, leftOut: LEFT_OUT }
}

function inBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

interface ExportPersonInput extends TypedPerson {
  by: Actor
}

/** Exports all data on one person (LGPD, art. 18). The audit log records the request, not whose data it was. */
export class ExportPerson extends UseCase<Ports<'personalData' | 'images' | 'auditLog' | 'hasher'>> {
  async execute({ by, ...typed }: ExportPersonInput): Promise<Result<PersonExport, PersonRefusal>> {
    if (by.kind !== 'operator') return fail('forbidden')
    const person = readPerson(typed)
    if (!person.ok) return person
    const { auditLog, hasher } = this.deps
    const records = await readAll(this.deps, person.value)
    const [subject] = erasuresOf(person.value, hasher, new Date(0))
    await auditLog.record(
      auditEntry({ by }, 'personal_data_exported', ['person', subject?.subjectHash ?? '']),
    )
    return ok(records)
  }
}
