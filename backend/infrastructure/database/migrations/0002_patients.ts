import { BaseSchema } from '@adonisjs/lucid/schema'

/** What patients send: reviews, leads and messages, and their consent to each. */
export default class Patients extends BaseSchema {
  override async up() {
    this.schema.raw(REVIEWS_AND_CONTACTS)
    this.schema.raw(CONSENTS)
  }

  override async down() {
    this.schema.raw(`
      drop table consents, contacts, reviews;
      drop function record_consent_to_review(), record_consent_to_contact(), policy_version();
    `)
  }
}

const REVIEWS_AND_CONTACTS = `
      create table reviews (
        id uuid primary key,
        professional_id uuid not null references professionals on delete cascade,
        patient_name text not null check (length(patient_name) between 1 and 80),
        rating smallint not null check (rating between 1 and 5),
        comment text check (length(comment) <= 1000),
        status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
        quarantined boolean not null default false,
        sender_hash text,
        created_at timestamptz not null,
        updated_at timestamptz not null
      );
      create index reviews_approved on reviews (professional_id, created_at desc, id) where status = 'approved';
      create index reviews_of_professional on reviews (professional_id, status, created_at desc);

      create table contacts (
        id uuid primary key,
        professional_id uuid not null references professionals on delete cascade,
        kind text not null check (kind in ('lead', 'contact')),
        patient_name text not null check (length(patient_name) between 1 and 80),
        patient_email text not null check (length(patient_email) <= 254),
        subject text not null check (length(subject) <= 120),
        message text not null check (length(message) <= 2000),
        whatsapp text check (whatsapp ~ '^[0-9]{10,13}$'),
        service_of_interest text check (length(service_of_interest) <= 120),
        location text check (length(location) <= 120),
        lead_status text not null default 'pending' check (lead_status in ('pending', 'contacted', 'attended')),
        quarantined boolean not null default false,
        marked_for_review boolean not null default false,
        consent_version text,
        idempotency_key text,
        fingerprint text not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        check (kind = 'contact' or (whatsapp is not null and service_of_interest is not null and location is not null))
      );
      create index contacts_of_professional on contacts (professional_id, created_at desc, id);
      create index contacts_leads on contacts (created_at, id) where kind = 'lead' and not quarantined;
      create index contacts_repeated on contacts (professional_id, fingerprint, created_at desc);
      create index contacts_idempotency on contacts (professional_id, idempotency_key, created_at desc)
        where idempotency_key is not null;
      create index contacts_by_email on contacts (patient_email);
      create index contacts_by_whatsapp on contacts (right(whatsapp, 10));
      create index contacts_by_change on contacts (updated_at);
      create index reviews_rejected_by_change on reviews (updated_at) where status = 'rejected';
      -- What the site's rating walks along.
      create index reviews_approved_stars on reviews (professional_id) include (rating) where status = 'approved';
`

/**
 * The consent to each lead, message and review: purpose, text version, start and end (LGPD, art. 8). 'none' stands for
 * a sender who accepted no text. The rows name nobody and outlive their subject, so that a withdrawal stays on record.
 */
const CONSENTS = `
      create table consents (
        subject_id uuid primary key,
        purpose text not null check (purpose in ('contact_by_professional', 'publication_of_review')),
        text_version text not null,
        given_at timestamptz not null,
        withdrawn_at timestamptz
      );
      comment on column consents.subject_id is 'the contact or review';

      create function policy_version() returns text language sql stable as $$ select 'privacidade-2026-11' $$;
      comment on function policy_version is 'the privacy policy, where no sentence of its own was ticked';

      create function record_consent_to_contact() returns trigger language plpgsql as $$
      begin
        insert into consents (subject_id, purpose, text_version, given_at)
        values (new.id, 'contact_by_professional', coalesce(new.consent_version, 'none'), new.created_at)
        on conflict do nothing;
        return null;
      end $$;
      create trigger contacts_consented after insert on contacts
        for each row execute function record_consent_to_contact();

      create function record_consent_to_review() returns trigger language plpgsql as $$
      begin
        insert into consents (subject_id, purpose, text_version, given_at)
        values (new.id, 'publication_of_review', policy_version(), new.created_at)
        on conflict do nothing;
        return null;
      end $$;
      create trigger reviews_consented after insert on reviews
        for each row execute function record_consent_to_review();
`
