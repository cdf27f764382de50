import { BaseSchema } from '@adonisjs/lucid/schema'

/** The parts of a profile: addresses, photos, services, insurances, places, questions, and its verification. */
export default class Profiles extends BaseSchema {
  override async up() {
    this.schema.raw(ADDRESSES_AND_PHOTOS)
    this.schema.raw(PARTS)
    this.schema.raw(VERIFICATIONS)
  }
}

const ADDRESSES_AND_PHOTOS = `
      create table released_slugs (
        slug text primary key,
        professional_id uuid references professionals on delete set null,
        released_at timestamptz not null
      );
      create index released_slugs_professional on released_slugs (professional_id);

      create table profile_images (
        professional_id uuid not null references professionals on delete cascade,
        hash text not null,
        width smallint not null check (width in (160, 512)),
        format text not null check (format in ('webp', 'avif')),
        bytes bytea not null,
        created_at timestamptz not null default now(),
        primary key (professional_id, hash, width, format)
      );

      create table staged_photos (
        professional_id uuid not null references professionals on delete cascade,
        hash text not null,
        width smallint not null check (width in (160, 512)),
        format text not null check (format in ('webp', 'avif')),
        bytes bytea not null,
        staged_at timestamptz not null,
        primary key (professional_id, hash, width, format)
      );
      create index staged_photos_by_age on staged_photos (staged_at);
`

const PARTS = `
      create table services (
        id uuid primary key,
        professional_id uuid not null references professionals on delete cascade,
        name text not null check (length(name) between 1 and 120),
        description text check (length(description) <= 1000),
        price numeric(8, 2) not null check (price between 0 and 999999.99),
        is_active boolean not null default true,
        created_at timestamptz not null default now()
      );
      create index services_of_professional on services (professional_id, created_at, id);

      create table professional_insurances (
        id uuid primary key,
        professional_id uuid not null references professionals on delete cascade,
        insurer_id smallint not null references insurers,
        is_active boolean not null default true,
        created_at timestamptz not null default now(),
        unique (professional_id, insurer_id)
      );

      create table locations (
        id uuid primary key,
        professional_id uuid not null references professionals on delete cascade,
        name text not null check (length(name) between 1 and 120),
        address text check (length(address) <= 200),
        city text check (length(city) <= 80),
        state char(2) references states,
        cep text check (cep ~ '^[0-9]{8}$'),
        phone text check (phone ~ '^[0-9]+( ramal [0-9]+|)$' and length(phone) between 8 and 26),
        whatsapp text check (whatsapp ~ '^[0-9]{10,13}$'),
        availability text[] not null default '{}',
        is_online boolean not null default false,
        is_active boolean not null default true,
        created_at timestamptz not null default now(),
        check (
          case when is_online then address is null and coalesce(phone, whatsapp) is not null
          else address is not null and city is not null and state is not null end
        )
      );
      create index locations_of_professional on locations (professional_id, created_at, id);

      create table faqs (
        id uuid primary key,
        professional_id uuid not null references professionals on delete cascade,
        question text not null check (length(question) between 1 and 300),
        answer text not null check (length(answer) between 1 and 2000),
        position smallint not null default 0 check (position >= 0),
        is_active boolean not null default true,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      create index faqs_of_professional on faqs (professional_id, position, id);
`

/** Requests for verification and their decisions. The badge itself is `professionals.is_verified`. */
const VERIFICATIONS = `
      create table verifications (
        professional_id uuid primary key references professionals on delete cascade,
        asked_at timestamptz,
        decided_at timestamptz,
        decision text check (decision in ('approved', 'refused')),
        decided_by text,
        checked jsonb,
        refusal text,
        note text check (length(note) <= 500),
        reminded_at timestamptz
      );
      comment on column verifications.checked is 'what was compared: a change of it takes the badge away';
      create index verifications_asked on verifications (asked_at, professional_id) where asked_at is not null;
      create index verifications_approved on verifications (decided_at) where decision = 'approved';
`
