import { BaseSchema } from '@adonisjs/lucid/schema'

/** What patients send: reviews, leads and messages, and their consent to each. */
export default class Patients extends BaseSchema {
  override async up() {
    this.schema.raw(REVIEWS)
    this.schema.raw(CONTACTS)
    this.schema.raw(CONSENTS)
  }
}

const REVIEWS = `
      create table reviews (
        id uuid primary key,
        professional_id uuid not null references professionals on delete cascade,
        patient_name text not null check (length(patient_name) between 1 and 80),
        rating smallint not null check (rating between 1 and 5),
        comment text check (length(comment) <= 1000),
        status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
        objection text,
        rejected_by text check (rejected_by in ('professional', 'site')),
        answer text check (length(answer) <= 1000),
        answered_at timestamptz,
        reports_decided_at timestamptz,
        quarantined boolean not null default false,
        sender_hash text,
        idempotency_key text,
        consent_version text,
        created_at timestamptz not null,
        updated_at timestamptz not null
      );
      comment on column reviews.idempotency_key is 'keyed hash of the submission key: a repetition from any network';
      create index reviews_approved on reviews (professional_id, created_at desc, id) where status = 'approved';
      -- What the site's rating walks along.
      create index reviews_approved_stars on reviews (professional_id) include (rating) where status = 'approved';
      create index reviews_of_professional on reviews (professional_id, status, created_at desc);
      create index reviews_of_sender on reviews (sender_hash) where sender_hash is not null;
      create index reviews_rejected_by_change on reviews (updated_at) where status = 'rejected';
      create index reviews_in_quarantine on reviews (created_at) where quarantined;
      create index reviews_rejected_by_owner on reviews (professional_id, created_at) where rejected_by = 'professional';
      create index reviews_idempotency on reviews (professional_id, idempotency_key, created_at desc)
        where idempotency_key is not null;

      create table review_reports (
        review_id uuid not null references reviews on delete cascade,
        sender_hash text not null,
        objection text not null,
        created_at timestamptz not null,
        primary key (review_id, sender_hash)
      );
      comment on column review_reports.sender_hash is 'keyed hash of the address, empty where unknown';
`

const CONTACTS = `
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
        note text check (length(note) <= 1000),
        quarantined boolean not null default false,
        marked_for_review boolean not null default false,
        consent_version text,
        idempotency_key text,
        fingerprint text not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        check (kind = 'contact' or (whatsapp is not null and service_of_interest is not null and location is not null))
      );
      comment on column contacts.note is 'the professional''s own';
      create index contacts_of_professional on contacts (professional_id, created_at desc, id);
      create index contacts_leads on contacts (created_at, id) where kind = 'lead' and not quarantined;
      create index contacts_repeated on contacts (professional_id, fingerprint, created_at desc);
      create index contacts_idempotency on contacts (professional_id, idempotency_key, created_at desc)
        where idempotency_key is not null;
      create index contacts_by_email on contacts (patient_email);
      create index contacts_by_whatsapp on contacts (right(whatsapp, 10));
      create index contacts_by_change on contacts (updated_at);
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
        values (new.id, 'publication_of_review', coalesce(new.consent_version, 'none'), new.created_at)
        on conflict do nothing;
        return null;
      end $$;
      create trigger reviews_consented after insert on reviews
        for each row execute function record_consent_to_review();
`
