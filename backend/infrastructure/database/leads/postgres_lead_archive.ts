import { type ArchivedLead, LeadArchive, type LeadArchiveFilter } from '#application/ports/lead_archive.ts'
import type { Database } from '../database.ts'

const PAGE = 1_000
const BEGINNING = { createdAt: new Date(0), id: '00000000-0000-0000-0000-000000000000' }

const LEADS = `select contact.id, concat_ws(' ', professional.title, professional.name, professional.lastname) as professional,
    professional.slug, contact.patient_name as "patientName", contact.whatsapp,
    contact.service_of_interest as "serviceOfInterest", contact.location, contact.message,
    contact.lead_status as "leadStatus", contact.consent_version as "consentVersion", contact.created_at as "createdAt"
  from contacts contact join professionals professional on professional.id = contact.professional_id
  where contact.kind = 'lead' and not contact.quarantined and (contact.created_at, contact.id) > (?, ?)
    and (?::text is null or ? in (professional.id::text, professional.slug, professional.email))
    and (?::text is null or contact.lead_status = ?)
    and contact.created_at >= coalesce(?, '-infinity'::timestamptz)
    and contact.created_at < coalesce(?, 'infinity'::timestamptz)
  order by contact.created_at, contact.id limit ?`

export class PostgresLeadArchive extends LeadArchive {
  readonly #database: Database

  constructor(database: Database) {
    super()
    this.#database = database
  }

  /** Page by page from where the one before ended, so that no statement takes long. */
  async *read({ professional, status, from, until }: LeadArchiveFilter): AsyncGenerator<ArchivedLead> {
    const filter = [professional, professional, status, status, from, until].map((value) => value ?? null)
    let last: { createdAt: Date; id: string } | undefined = BEGINNING
    while (last) {
      const leads: ArchivedLead[] = await this.#database.rows(LEADS, [
        last.createdAt,
        last.id,
        ...filter,
        PAGE,
      ])
      yield* leads
      last = leads.length === PAGE ? leads.at(-1) : undefined
    }
  }
}
