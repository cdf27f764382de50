import { type ArchivedLead, LeadArchive, type LeadArchiveFilter } from '#application/ports/lead_archive.ts'
import { isUuid } from '#domain/shared/uuid.ts'
import type { Database } from '../database.ts'

const PAGE = 1_000
const LEAST_ID = '00000000-0000-0000-0000-000000000000'

/** The page is taken before the status is looked at: however few are wanted, a statement reads no more rows than that. */
const LEADS = `select contact.id, concat_ws(' ', professional.title, professional.name, professional.lastname) as professional,
    professional.slug, contact.patient_name as "patientName", contact.whatsapp,
    contact.service_of_interest as "serviceOfInterest", contact.location, contact.message,
    contact.lead_status as "leadStatus", contact.consent_version as "consentVersion", contact.created_at as "createdAt"
  from (
    select * from contacts where kind = 'lead' and not quarantined and (created_at, id) > (?, ?)
      and created_at < coalesce(?, 'infinity'::timestamptz) and (?::uuid is null or professional_id = ?)
    order by created_at, id limit ${PAGE}
  ) as contact join professionals professional on professional.id = contact.professional_id
  order by contact.created_at, contact.id`

export class PostgresLeadArchive extends LeadArchive {
  readonly #database: Database

  constructor(database: Database) {
    super()
    this.#database = database
  }

  /** Page by page from where the one before ended, so that no statement takes long. */
  async *read({ professional, status, from, until }: LeadArchiveFilter): AsyncGenerator<ArchivedLead> {
    const id = professional === undefined ? null : await this.#idOf(professional)
    if (id === undefined) return
    let last: Pick<ArchivedLead, 'createdAt' | 'id'> | undefined
    last = { createdAt: from ?? new Date(0), id: LEAST_ID }
    while (last) {
      const leads: ArchivedLead[] = await this.#database.rows(LEADS, [
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

  async #idOf(key: string): Promise<string | undefined> {
    const row = await this.#database.row<{ id: string }>(
      `select id from professionals where ${isUuid(key) ? 'id = ?::uuid' : '? in (slug, email)'}`,
      [key],
    )
    return row?.id
  }
}
