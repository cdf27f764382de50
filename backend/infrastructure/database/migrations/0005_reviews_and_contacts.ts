import { BaseSchema } from '@adonisjs/lucid/schema'

export default class ReviewsAndContacts extends BaseSchema {
  override async up() {
    this.schema.raw(`
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
    `)
  }

  override async down() {
    this.schema.raw('drop table contacts, reviews')
  }
}
