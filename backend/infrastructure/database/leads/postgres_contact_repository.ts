import type { ContactRepository, ContactRepetition } from '#application/ports/contact_repository.ts'
import type { LeadArchive, ArchivedLead, LeadArchiveFilter } from '#application/ports/lead_archive.ts'
import { Contact, type ContactState } from '#domain/leads/contact.ts'
import type { ContactId, ProfessionalId } from '#domain/shared/ids.ts'
import { isUuid } from '#domain/shared/uuid.ts'
import { brokenConstraint, waitForEquals, DatabaseAdapter } from '../database.ts'

const COLUMNS = {
  id: 'id',
  professionalId: 'professional_id',
  kind: 'kind',
  patientName: 'patient_name',
  patientEmail: 'patient_email',
  subject: 'subject',
  message: 'message',
  whatsapp: 'whatsapp',
  serviceOfInterest: 'service_of_interest',
  location: 'location',
  leadStatus: 'lead_status',
  note: 'note',
  quarantined: 'quarantined',
  markedForReview: 'marked_for_review',
  consentVersion: 'consent_version',
  idempotencyKey: 'idempotency_key',
  fingerprint: 'fingerprint',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} satisfies Record<keyof ContactState, string>

const fields = Object.entries(COLUMNS) as [keyof ContactState, string][]
const CONTACT = `select ${fields.map(([field, column]) => `${column} as "${field}"`).join(', ')} from contacts`
const SAVE = `insert into contacts (${Object.values(COLUMNS).join(', ')}) values (${fields.map(() => '?').join(', ')})
  on conflict (id) do update set lead_status = excluded.lead_status, note = excluded.note, quarantined = excluded.quarantined,
    marked_for_review = excluded.marked_for_review, updated_at = excluded.updated_at`

export class PostgresContactRepository extends DatabaseAdapter implements ContactRepository {
  findForUpdate(id: ContactId): Promise<Contact | null> {
    return this.#find('where id = ? for update', [id])
  }

  async save({ state }: Contact): Promise<'professional_not_found' | null> {
    const bindings = fields.map(([field]) => state[field])
    const constraint = await brokenConstraint(this.database, () => this.database.rows(SAVE, bindings))
    return constraint ? 'professional_not_found' : null
  }

  async findRepeated(repetition: ContactRepetition, since: Date): Promise<Contact | null> {
    const { professionalId, idempotencyKey, fingerprint } = repetition
    const words = [fingerprint, idempotencyKey].flatMap((word) => (word ? [`${professionalId} ${word}`] : []))
    await waitForEquals(this.database, words)
    const found = await this.#find(
      `where professional_id = ? and created_at >= ? and (fingerprint = ? or idempotency_key = ?)
       order by fingerprint = ? desc, created_at, id limit 1`,
      [professionalId, since, fingerprint, idempotencyKey, fingerprint],
    )
    if (found) await this.database.confirm()
    return found
  }

  async listOf(professionalId: ProfessionalId, page: number, limit: number): Promise<Contact[]> {
    const rows = await this.database.rows<ContactState>(
      `${CONTACT} where professional_id = ? and not quarantined order by created_at desc, id limit ? offset ?`,
      [professionalId, limit, (page - 1) * limit],
    )
    return rows.map((row) => new Contact(row))
  }

  countOf(professionalId: ProfessionalId): Promise<number> {
    return this.database.count('from contacts where professional_id = ? and not quarantined', [
      professionalId,
    ])
  }

  async remove(id: ContactId): Promise<void> {
    await this.database.rows('delete from contacts where id = ?', [id])
  }

  async countSince(professionalId: ProfessionalId, since: Date): Promise<number> {
    const lately = 'from contacts where professional_id = ? and created_at >= ? and not quarantined'
    return this.database.count(lately, [professionalId, since])
  }

  async #find(condition: string, bindings: readonly unknown[]): Promise<Contact | null> {
    const row = await this.database.row<ContactState>(`${CONTACT} ${condition}`, bindings)
    return row && new Contact(row)
  }
}

const PAGE = 1_000
const LEAST_ID = '00000000-0000-0000-0000-000000000000'

const LEAD = `select contact.id, concat_ws(' ', professional.title, professional.name, professional.lastname) as professional,
    professional.slug, contact.patient_name as "patientName", contact.whatsapp,
    contact.service_of_interest as "serviceOfInterest", contact.location, contact.message,
    contact.lead_status as "leadStatus", contact.note, contact.consent_version as "consentVersion",
    contact.quarantined, contact.created_at as "createdAt"`

/** Takes the page before filtering by status, so that a statement reads no more rows than a page. */
const LEADS = `${LEAD} from (
    select * from contacts where kind = 'lead' and not quarantined and (created_at, id) > (?, ?)
      and created_at < coalesce(?, 'infinity'::timestamptz) and (?::uuid is null or professional_id = ?)
    order by created_at, id limit ${PAGE}
  ) as contact join professionals professional on professional.id = contact.professional_id
  order by contact.created_at, contact.id`

const chosen = (isQuarantined: boolean) => `from contacts
  where ${isQuarantined ? 'quarantined' : `kind = 'lead' and not quarantined`} and (?::uuid is null or id = ?)
  and (?::uuid is null or professional_id = ?) and (?::text is null or lead_status = ?)
  and created_at >= coalesce(?, '-infinity'::timestamptz) and created_at < coalesce(?, 'infinity'::timestamptz)`
const pageOfLeads = (
  isQuarantined: boolean,
) => `${LEAD} from (select * ${chosen(isQuarantined)} order by created_at desc, id limit ? offset ?) as contact
  join professionals professional on professional.id = contact.professional_id
  order by contact.created_at desc, contact.id`

export class PostgresLeadArchive extends DatabaseAdapter implements LeadArchive {
  /** Reads keyset pages, so that no statement takes long. */
  async *read({ professional, status, from, until }: LeadArchiveFilter): AsyncGenerator<ArchivedLead> {
    const id = professional === undefined ? null : await this.#idOf(professional)
    if (id === undefined) return
    let last: Pick<ArchivedLead, 'createdAt' | 'id'> | undefined
    last = { createdAt: from ?? new Date(0), id: LEAST_ID }
    while (last) {
      const leads: ArchivedLead[] = await this.database.rows(LEADS, [
        last.createdAt,
        last.id,
        until ?? null,
        id,
        id,
      ])
      yield* status === undefined ? leads : leads.filter(({ leadStatus }) => leadStatus === status)
      last = leads.length === PAGE ? leads.at(-1) : undefined
    }
  }

  async list(
    filter: LeadArchiveFilter,
    page: number,
    limit: number,
  ): Promise<{ rows: ArchivedLead[]; total: number }> {
    const { id: contact, professional, status, from, until, quarantined = false } = filter
    const of = professional === undefined ? null : await this.#idOf(professional)
    if (of === undefined) return { rows: [], total: 0 }
    const parameters = [contact, contact, of, of, status, status, from, until].map((value) => value ?? null)
    const rows = await this.database.rows<ArchivedLead>(pageOfLeads(quarantined), [
      ...parameters,
      limit,
      (page - 1) * limit,
    ])
    return { rows, total: await this.database.count(chosen(quarantined), parameters) }
  }

  async #idOf(key: string): Promise<string | undefined> {
    const row = await this.database.row<{ id: string }>(
      `select id from professionals where ${isUuid(key) ? 'id = ?::uuid' : '? in (slug, email)'}`,
      [key],
    )
    return row?.id
  }
}
