import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { ContactRepository, ContactRepetition } from '#application/ports/contact_repository.ts'
import type { LeadArchive, ArchivedLead, LeadArchiveFilter } from '#application/ports/lead_archive.ts'
import { Contact, type ContactState } from '#domain/leads/contact.ts'
import type { ContactId, ProfessionalId } from '#domain/shared/ids.ts'
import { LEAST_ANSWERED } from '#domain/leads/answer_time.ts'
import { isUuid } from '#domain/shared/uuid.ts'
import { brokenConstraint, rowOf, waitForEquals, DatabaseAdapter } from '../database.ts'

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
  answeredAt: 'answered_at',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} satisfies Record<keyof ContactState, string>

/** What its professional or an administrator may change. */
const CHANGEABLE = ['lead_status', 'note', 'answered_at', 'quarantined', 'marked_for_review', 'updated_at']

const MEDIAN = `(
    select case when count(*) >= ${LEAST_ANSWERED} then floor(extract(epoch from
      percentile_cont(0.5) within group (order by answered_at - created_at)) / 60)::integer end
    from contacts where professional_id = professional.id and created_at >= :since and answered_at is not null
      and kind = 'lead' and not quarantined
  )`
const ANSWER_TIME = `update professionals professional set answer_minutes = ${MEDIAN} where id = :professionalId`
const ANSWER_TIMES = `update professionals professional set answer_minutes = fresh.minutes
  from (select id, ${MEDIAN} as minutes from professionals professional where answer_minutes is not null) as fresh
  where professional.id = fresh.id and professional.answer_minutes is distinct from fresh.minutes`

type Contacts = DatabaseQueryBuilderContract<ContactState>

export class PostgresContactRepository extends DatabaseAdapter implements ContactRepository {
  async findForUpdate(id: ContactId): Promise<Contact | null> {
    const [contact] = await this.#find((contacts) => contacts.where({ id }).forUpdate())
    return contact ?? null
  }

  async save({ state }: Contact): Promise<'professional_not_found' | null> {
    const constraint = await brokenConstraint(this.database, () =>
      this.database.run((db) =>
        db.table('contacts').insert(rowOf(COLUMNS, state)).onConflict('id').merge(CHANGEABLE),
      ),
    )
    return constraint ? 'professional_not_found' : null
  }

  async findRepeated(repetition: ContactRepetition, since: Date): Promise<Contact | null> {
    const { professionalId, idempotencyKey, fingerprint } = repetition
    const words = [fingerprint, idempotencyKey].flatMap((word) => (word ? [`${professionalId} ${word}`] : []))
    await waitForEquals(this.database, words)
    const [found] = await this.#find((contacts) =>
      contacts
        .where('professional_id', professionalId)
        .where('created_at', '>=', since)
        .where((repeated) => {
          void repeated.where({ fingerprint })
          if (idempotencyKey) void repeated.orWhere({ idempotency_key: idempotencyKey })
        })
        .orderByRaw('fingerprint = ? desc, created_at, id', [fingerprint])
        .limit(1),
    )
    if (found) await this.database.confirm()
    return found ?? null
  }

  listOf(professionalId: ProfessionalId, page: number, limit: number): Promise<Contact[]> {
    return this.#find((contacts) =>
      contacts
        .where({ professional_id: professionalId, quarantined: false })
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .forPage(page, limit),
    )
  }

  countOf(professionalId: ProfessionalId): Promise<number> {
    return this.database.count('from contacts where professional_id = ? and not quarantined', [
      professionalId,
    ])
  }

  async remove(id: ContactId): Promise<void> {
    await this.database.run((db) => db.from('contacts').where({ id }).delete())
  }

  countQuarantined(): Promise<number> {
    return this.database.count('from contacts where quarantined')
  }

  async recomputeAnswerTime(professionalId: ProfessionalId, since: Date): Promise<void> {
    await this.database.rows(ANSWER_TIME, { professionalId, since })
  }

  async refreshAnswerTimes(since: Date): Promise<void> {
    await this.database.rows(ANSWER_TIMES, { since })
  }

  async countSince(professionalId: ProfessionalId, since: Date): Promise<number> {
    const lately = 'from contacts where professional_id = ? and created_at >= ? and not quarantined'
    return this.database.count(lately, [professionalId, since])
  }

  async #find(chosen: (contacts: Contacts) => Contacts): Promise<Contact[]> {
    const rows = await this.database.run((db) =>
      chosen(db.query<ContactState>().from('contacts').select(COLUMNS)),
    )
    return rows.map((row) => new Contact(row))
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
    select * from contacts where kind = 'lead' and not quarantined and (created_at, id) > (:createdAt, :id)
      and created_at < coalesce(:until, 'infinity'::timestamptz)
      and (cast(:of as uuid) is null or professional_id = :of)
    order by created_at, id limit ${PAGE}
  ) as contact join professionals professional on professional.id = contact.professional_id
  order by contact.created_at, contact.id`

const chosen = (isQuarantined: boolean) => `from contacts
  where ${isQuarantined ? 'quarantined' : `kind = 'lead' and not quarantined`} and (cast(:contact as uuid) is null or id = :contact)
  and (cast(:of as uuid) is null or professional_id = :of)
  and (cast(:status as text) is null or lead_status = :status)
  and created_at >= coalesce(:from, '-infinity'::timestamptz) and created_at < coalesce(:until, 'infinity'::timestamptz)`
const pageOfLeads = (
  isQuarantined: boolean,
) => `${LEAD} from (select * ${chosen(isQuarantined)} order by created_at desc, id limit :limit offset :offset) as contact
  join professionals professional on professional.id = contact.professional_id
  order by contact.created_at desc, contact.id`

export class PostgresLeadArchive extends DatabaseAdapter implements LeadArchive {
  /** Reads keyset pages, so that no statement takes long. */
  async *read({ professional, status, from, until }: LeadArchiveFilter): AsyncGenerator<ArchivedLead> {
    const of = professional === undefined ? null : await this.#idOf(professional)
    if (of === undefined) return
    let last: Pick<ArchivedLead, 'createdAt' | 'id'> | undefined
    last = { createdAt: from ?? new Date(0), id: LEAST_ID }
    while (last) {
      const { createdAt, id } = last
      const bindings = { createdAt, id, until: until ?? null, of }
      const leads: ArchivedLead[] = await this.database.rows(LEADS, bindings)
      yield* status === undefined ? leads : leads.filter(({ leadStatus }) => leadStatus === status)
      last = leads.length === PAGE ? leads.at(-1) : undefined
    }
  }

  async list(
    filter: LeadArchiveFilter,
    page: number,
    limit: number,
  ): Promise<{ rows: ArchivedLead[]; total: number }> {
    const { id: contact = null, professional, status = null, from = null, until = null } = filter
    const { quarantined = false } = filter
    const of = professional === undefined ? null : await this.#idOf(professional)
    if (of === undefined) return { rows: [], total: 0 }
    const bindings = { contact, of, status, from, until }
    const rows = await this.database.rows<ArchivedLead>(pageOfLeads(quarantined), {
      ...bindings,
      limit,
      offset: (page - 1) * limit,
    })
    return { rows, total: await this.database.count(chosen(quarantined), bindings) }
  }

  async #idOf(key: string): Promise<string | undefined> {
    const row = await this.database.row<{ id: string }>(
      `select id from professionals where ${isUuid(key) ? 'id = ?::uuid' : '? in (slug, email)'}`,
      [key],
    )
    return row?.id
  }
}
