import type { AuditLog } from '#application/ports/audit_log.ts'
import type { KeyedHasher } from '#application/ports/keyed_hasher.ts'
import type { PersonalData, PersonalRecords } from '#application/ports/personal_data.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { type Actor, asRecorded } from '../audit/actor.ts'
import { erasuresOf, type PersonRefusal, readPerson, type TypedPerson } from './person.ts'

export interface ExportPersonInput extends TypedPerson {
  by: Actor
}

interface Dependencies {
  personalData: PersonalData
  auditLog: AuditLog
  hasher: KeyedHasher
}

/** Everything we hold of one person, for the person (LGPD, art. 18). The audit log keeps that it was asked, not of whom. */
export class ExportPerson {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  async execute({ by, ...typed }: ExportPersonInput): Promise<Result<PersonalRecords, PersonRefusal>> {
    if (by.kind !== 'operator') return fail('forbidden')
    const person = readPerson(typed)
    if (!person.ok) return person
    const { personalData, auditLog, hasher } = this.#deps
    const records = await personalData.read(person.value)
    const [subject] = erasuresOf(person.value, hasher, new Date(0))
    await auditLog.record({
      ...asRecorded({ by }),
      action: 'personal_data_exported',
      subjectKind: 'person',
      subjectId: subject?.subjectHash ?? '',
    })
    return ok(records)
  }
}
