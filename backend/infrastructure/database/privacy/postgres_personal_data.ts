import type {
  PersonalData,
  ErasedRecords,
  StoredPhoto,
  KnownContact,
  Person,
  PersonalRecords,
} from '#application/ports/personal_data.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import { localDigits } from '#domain/shared/phone.ts'
import { type Database, DatabaseAdapter } from '../database.ts'

const LOCAL = (column: string) =>
  `case when length(${column}) > 11 then right(${column}, -2) else ${column} end`

/** Bindings: `email`, `accountIds`. */
const ACCOUNTS = `select id from professionals where role = 'user' and (email = :email or id = any(cast(:accountIds as uuid[])))`
/** Bindings: `email`, `digits`, `contactIds`. The last ten digits have an index. */
const CONTACTS = `select id from contacts where patient_email = :email
  or (right(whatsapp, 10) = right(:digits, 10) and ${LOCAL('whatsapp')} = :digits)
  or id = any(cast(:contactIds as uuid[]))`

/** Bindings: `email`, `digits`. */
const CLAIMS = `select id from profile_claims where email = :email
  or (right(phone, 10) = right(:digits, 10) and ${LOCAL('phone')} = :digits)`

const READ: Readonly<Record<Exclude<keyof PersonalRecords, 'reviews' | 'consents' | 'photos'>, string>> = {
  professionals: `select row_to_json(one)::jsonb - 'password_hash' as row from professionals one where id in (${ACCOUNTS})`,
  services: `select row_to_json(one) as row from services one where professional_id in (${ACCOUNTS})`,
  locations: `select row_to_json(one) as row from locations one where professional_id in (${ACCOUNTS})`,
  insurances: `select row_to_json(one) as row from professional_insurances one where professional_id in (${ACCOUNTS})`,
  faqs: `select row_to_json(one) as row from faqs one where professional_id in (${ACCOUNTS})`,
  secondFactors: `select json_build_object('app_added_at', kept -> 'totp' ->> 'addedAt',
      'has_app', jsonb_typeof(kept -> 'totp') = 'object',
      'passkeys', (select coalesce(jsonb_agg(jsonb_build_object('name', key ->> 'name', 'added_at', key ->> 'addedAt')), '[]')
        from jsonb_array_elements(kept -> 'passkeys') as key),
      'recovery_codes_left', jsonb_array_length(kept -> 'recoveryHashes')) as row
    from second_factors where professional_id in (${ACCOUNTS})`,
  formerSlugs: `select json_build_object('slug', slug, 'released_at', released_at) as row from released_slugs where professional_id in (${ACCOUNTS})`,
  otherEmails: `select row_to_json(one)::jsonb - 'token_hash' as row from
    (select professional_id, email, 'waiting' as kind, asked_at as since, token_hash from email_confirmations
     union all select professional_id, email, 'former', changed_at, token_hash from email_returns) one
    where professional_id in (${ACCOUNTS})`,
  reviewsReceived: `select json_build_object('id', id, 'rating', rating, 'comment', comment, 'points', points,
      'status', status, 'created_at', created_at) as row
    from reviews where professional_id in (${ACCOUNTS}) and not quarantined`,
  dailyCounts: `select json_build_object('day', day, 'kind', kind, 'count', count) as row from
    (select professional_id, day, kind, count from contact_days
     union all select professional_id, day, 'visit', views from profile_view_days) one
    where professional_id in (${ACCOUNTS}) order by day`,
  months: `select row_to_json(one)::jsonb - 'professional_id' as row from professional_months one
    where professional_id in (${ACCOUNTS}) order by month`,
  declinedMails: `select row_to_json(one)::jsonb - 'professional_id' as row from declined_mails one
    where professional_id in (${ACCOUNTS}) order by mail`,
  ownActions: `select json_build_object('at', at, 'action', action, 'subject_kind', subject_kind, 'subject_id', subject_id,
      'before', before, 'after', after) as row
    from audit_log where actor_kind = 'professional' and actor_id in (select id::text from (${ACCOUNTS}) own) order by id`,
  sessions: `select row_to_json(one)::jsonb - 'token_hash' as row from sessions one where professional_id in (${ACCOUNTS})`,
  pushDevices: `select json_build_object('service', substring(endpoint from '^https://([^/]+)'), 'added_at', added_at) as row
    from push_devices where professional_id in (${ACCOUNTS}) order by added_at`,
  accessRecords: `select row_to_json(one) as row from access_records one where professional_id in (${ACCOUNTS})`,
  securityEvents: `select row_to_json(one) as row from security_events one where account_id in (${ACCOUNTS})`,
  notes: `select json_build_object('id', id, 'note', note, 'updated_at', updated_at) as row from contacts
    where professional_id in (${ACCOUNTS}) and note is not null`,
  answers: `select json_build_object('id', id, 'answer', answer, 'answered_at', answered_at, 'objection', objection) as row
    from reviews where professional_id in (${ACCOUNTS})
      and (answer is not null or objection is not null and rejected_by = 'professional')`,
  verifications: `select row_to_json(one)::jsonb - 'decided_by' as row from verifications one where professional_id in (${ACCOUNTS})`,
  profileClaims: `select row_to_json(one)::jsonb - 'professional_id' as row from profile_claims one where id in (${CLAIMS})`,
  contacts: `select row_to_json(one)::jsonb - 'fingerprint' - 'idempotency_key' as row from contacts one where id in (${CONTACTS})`,
}

const NAMES_OF = `select name || ' ' || lastname || ' <' || coalesce(email, slug) || '>' as name from professionals
  where id = any(?::uuid[]) order by email`

const HOLD_SLUGS = `insert into released_slugs (slug, professional_id, released_at)
  select slug, null, :at from professionals where id = any(cast(:accounts as uuid[]))
  on conflict (slug) do update set released_at = excluded.released_at returning slug`

/** What a person sends without an account is found by phone too. */
const SENT: ReadonlySet<keyof typeof READ> = new Set<keyof typeof READ>(['contacts', 'profileClaims'])

/** Earlier slugs stay reserved without an owner: the deletion sets the reference to null. */
const ERASE_ACCOUNTS = 'delete from professionals where id = any(?::uuid[]) returning id'

/** What was written about decisions on the accounts, on what they received, and on what a patient sent. */
const FORGET_REASONS = `delete from audit_reasons where entry_id in (select id from audit_log where subject_id = any(
  cast(:subjects as text[])
  || array(select id::text from reviews where professional_id = any(cast(:accounts as uuid[])))
  || array(select id::text from contacts where professional_id = any(cast(:accounts as uuid[])))
  || array(select id::text from profile_claims where professional_id = any(cast(:accounts as uuid[])) or id in (${CLAIMS}))))`

/** Includes hidden people, whose words were never removed. */
const WORDS_OF = `select distinct unnest(name_words(name || ' ' || lastname)) as word from professionals
  where id = any(?::uuid[])`

const FORGET_WORDS = `delete from listed_words where word = any(?::text[]) and not exists
  (select from professional_listings where names @@ (quote_literal(word)::tsquery))`

export class PostgresPersonalData extends DatabaseAdapter implements PersonalData {
  async read(person: Person): Promise<PersonalRecords> {
    const rowsOf = async (name: keyof typeof READ) => {
      const bindings = SENT.has(name) ? contactBindings(person) : accountBindings(person)
      return this.database.column<object>(READ[name], bindings)
    }
    return {
      professionals: await rowsOf('professionals'),
      photos: await this.#photos(person),
      services: await rowsOf('services'),
      locations: await rowsOf('locations'),
      insurances: await rowsOf('insurances'),
      faqs: await rowsOf('faqs'),
      contacts: await rowsOf('contacts'),
      reviews: await this.#reviews(person),
      profileClaims: await rowsOf('profileClaims'),
      notes: await rowsOf('notes'),
      answers: await rowsOf('answers'),
      verifications: await rowsOf('verifications'),
      consents: await this.#consents(person),
      secondFactors: await rowsOf('secondFactors'),
      formerSlugs: await rowsOf('formerSlugs'),
      otherEmails: await rowsOf('otherEmails'),
      reviewsReceived: await rowsOf('reviewsReceived'),
      dailyCounts: await rowsOf('dailyCounts'),
      months: await rowsOf('months'),
      declinedMails: await rowsOf('declinedMails'),
      ownActions: await rowsOf('ownActions'),
      sessions: await rowsOf('sessions'),
      pushDevices: await rowsOf('pushDevices'),
      accessRecords: await rowsOf('accessRecords'),
      securityEvents: await rowsOf('securityEvents'),
    }
  }

  contactsOf(person: Person): Promise<string[]> {
    return this.database.column<string>(CONTACTS, contactBindings(person))
  }

  async accountsOf(person: Person): Promise<ProfessionalId[]> {
    return this.database.column<ProfessionalId>(ACCOUNTS, accountBindings(person))
  }

  reviewedBy(person: Person): Promise<ProfessionalId[]> {
    return this.database.column<ProfessionalId>(
      `select distinct professional_id as id from reviews
       where id = any(cast(:reviewIds as uuid[])) and professional_id not in (${ACCOUNTS}) order by id`,
      { reviewIds: [...person.reviewIds], ...accountBindings(person) },
    )
  }

  async erase(person: Person, at: Date): Promise<ErasedRecords> {
    const accounts = await this.accountsOf(person)
    await this.database.rows(FORGET_REASONS, {
      subjects: [...accounts, ...person.reviewIds, ...(await this.contactsOf(person))],
      accounts,
      ...contactBindings(person),
    })
    const reviews = await this.database.rows('delete from reviews where id = any(?::uuid[]) returning id', [
      [...person.reviewIds],
    ])
    const contacts = await this.database.rows(
      `delete from contacts where id in (${CONTACTS}) returning id`,
      contactBindings(person),
    )
    const claims = await this.database.rows(
      `delete from profile_claims where id in (${CLAIMS}) returning id`,
      contactBindings(person),
    )
    const names = await this.database.column<string>(NAMES_OF, [accounts])
    const registrations = await this.database.column<string>(
      'select crm from professionals where id = any(?::uuid[]) order by id',
      [accounts],
    )
    const heldSlugs = await this.database.column<string>(HOLD_SLUGS, { at, accounts })
    const words = await this.database.column<string>(WORDS_OF, [accounts])
    const professionals = await this.database.rows(ERASE_ACCOUNTS, [accounts])
    await this.database.rows(FORGET_WORDS, [words])
    return {
      professionals: professionals.length,
      contacts: contacts.length,
      reviews: reviews.length,
      profileClaims: claims.length,
      names,
      heldSlugs,
      registrations,
    }
  }

  contactsKnown(): AsyncGenerator<KnownContact> {
    return knownContacts(this.database)
  }

  #photos(person: Person): Promise<StoredPhoto[]> {
    return this.database.rows<StoredPhoto>(
      `select id as "professionalId", image_hash as hash from professionals
       where id in (${ACCOUNTS}) and image_hash is not null`,
      accountBindings(person),
    )
  }

  async #consents(person: Person): Promise<object[]> {
    const subjects = [...(await this.contactsOf(person)), ...person.reviewIds]
    return this.database.column<object>(
      'select row_to_json(one) as row from consents one where subject_id = any(?::uuid[])',
      [subjects],
    )
  }

  async #reviews({ reviewIds }: Person): Promise<object[]> {
    return this.database.column<object>(
      `select row_to_json(one)::jsonb - 'sender_hash' - 'idempotency_key' as row from reviews one where id = any(?::uuid[])`,
      [[...reviewIds]],
    )
  }
}

function accountBindings({ email, accountIds = [] }: Person): Record<string, unknown> {
  return { email, accountIds: [...accountIds] }
}

function contactBindings({ email, phone, contactIds = [] }: Person): Record<string, unknown> {
  return { email, digits: phone && localDigits(phone), contactIds: [...contactIds] }
}

const PAGE = 1_000
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

const pageOf = (columns: string) =>
  `select id, created_at as since, ${columns} where id > ? order by id limit ${PAGE}`

const SOURCES = [
  pageOf(`coalesce(email, '') as email, null as whatsapp from professionals`),
  pageOf('patient_email as email, whatsapp from contacts'),
  pageOf('email, phone as whatsapp from (select *, asked_at as created_at from profile_claims) claims'),
]

interface Reachable {
  id: string
  since: Date
  email: string
  whatsapp: string | null
}

/** Yields the e-mails of every account, and e-mails and phones of every lead and message, one page per statement. */
async function* knownContacts(database: Database): AsyncGenerator<KnownContact> {
  for (const source of SOURCES)
    for await (const rows of pagesOf(database, source)) yield* rows.flatMap(contactsIn)
}

async function* pagesOf(database: Database, source: string): AsyncGenerator<Reachable[]> {
  for (let last = FIRST_ID; ;) {
    const rows = await database.rows<Reachable>(source, [last])
    if (rows.length === 0) return
    yield rows
    last = rows.at(-1)?.id ?? last
  }
}

function contactsIn({ since, email, whatsapp }: Reachable): KnownContact[] {
  const byEmail = { kind: 'email', value: email, since } as const
  return whatsapp === null ? [byEmail] : [byEmail, { kind: 'phone', value: whatsapp, since }]
}
