import { type ContactRepetition, ContactRepository } from '#application/ports/contact_repository.ts'
import { Contact, type ContactState } from '#domain/leads/contact.ts'
import type { ContactId, ProfessionalId } from '#domain/shared/ids.ts'
import { brokenConstraint } from '../broken_constraint.ts'
import type { Database } from '../database.ts'
import { waitForEquals } from '../wait_for_equals.ts'

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
  on conflict (id) do update set lead_status = excluded.lead_status, quarantined = excluded.quarantined,
    marked_for_review = excluded.marked_for_review, updated_at = excluded.updated_at`

export class PostgresContactRepository extends ContactRepository {
  readonly #database: Database

  constructor(database: Database) {
    super()
    this.#database = database
  }

  findForUpdate(id: ContactId): Promise<Contact | null> {
    return this.#find('where id = ? for update', [id])
  }

  async save({ state }: Contact): Promise<'professional_not_found' | null> {
    const bindings = fields.map(([field]) => state[field])
    const constraint = await brokenConstraint(this.#database, () => this.#database.rows(SAVE, bindings))
    return constraint ? 'professional_not_found' : null
  }

  async findRepeated(repetition: ContactRepetition, since: Date): Promise<Contact | null> {
    const { professionalId, idempotencyKey, fingerprint } = repetition
    const words = [fingerprint, idempotencyKey].flatMap((word) => (word ? [`${professionalId} ${word}`] : []))
    await waitForEquals(this.#database, words)
    return this.#find(
      `where professional_id = ? and created_at >= ? and (fingerprint = ? or idempotency_key = ?)
       order by fingerprint = ? desc, created_at, id limit 1`,
      [professionalId, since, fingerprint, idempotencyKey, fingerprint],
    )
  }

  async listOf(professionalId: ProfessionalId, page: number, limit: number): Promise<Contact[]> {
    const rows = await this.#database.rows<ContactState>(
      `${CONTACT} where professional_id = ? and not quarantined order by created_at desc, id limit ? offset ?`,
      [professionalId, limit, (page - 1) * limit],
    )
    return rows.map((row) => new Contact(row))
  }

  async countOf(professionalId: ProfessionalId): Promise<number> {
    const row = await this.#database.row<{ count: number }>(
      'select count(*)::int as count from contacts where professional_id = ? and not quarantined',
      [professionalId],
    )
    return row?.count ?? 0
  }

  async remove(id: ContactId): Promise<void> {
    await this.#database.rows('delete from contacts where id = ?', [id])
  }

  async countSince(professionalId: ProfessionalId, since: Date): Promise<number> {
    const row = await this.#database.row<{ count: number }>(
      `select count(*)::int as count from contacts
       where professional_id = ? and created_at >= ? and not quarantined`,
      [professionalId, since],
    )
    return row?.count ?? 0
  }

  async #find(condition: string, bindings: readonly unknown[]): Promise<Contact | null> {
    const row = await this.#database.row<ContactState>(`${CONTACT} ${condition}`, bindings)
    return row && new Contact(row)
  }
}
