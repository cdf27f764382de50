import { BaseSchema } from '@adonisjs/lucid/schema'

/** The catalogue, professionals (also the accounts) and the parts of their profiles. */
export default class Professionals extends BaseSchema {
  override async up() {
    this.schema.raw(EXTENSIONS)
    this.schema.raw(CATALOGUE)
    this.schema.raw(PROFESSIONALS)
    this.schema.raw(ADMIN_LIST)
    this.schema.raw(PROFILE)
    this.schema.raw(VIEWS)
  }

  override async down() {
    this.schema.raw(`
      drop table visitor_salts, profile_view_days, profile_views, faqs, locations, professional_insurances, services,
        staged_photos, profile_images, released_slugs, professionals, municipalities, states, insurers, specialties;
      drop function fold_text(text);
      drop collation portuguese;
    `)
  }
}

const EXTENSIONS = `
      create extension if not exists pg_trgm;
      create extension if not exists unaccent;
      create collation if not exists portuguese (provider = icu, locale = 'pt-BR');

      -- unaccent() is only stable, because its dictionary could change; ours does not, so indexes may rely on it.
      create function fold_text(text) returns text language sql immutable strict parallel safe
        as $$ select lower(public.unaccent('public.unaccent', $1)) $$;
`

const CATALOGUE = `
      create table specialties (
        id smallint primary key,
        name text not null unique,
        feminine text not null,
        slug text not null unique check (slug ~ '^[a-z0-9-]+$')
      );

      create table insurers (
        id smallint primary key check (id between 1 and 63),
        name text not null unique
      );

      create table states (
        code char(2) primary key,
        name text not null unique
      );

      create table municipalities (
        ibge_code integer primary key check (ibge_code between 1100000 and 5399999),
        name text not null,
        state char(2) not null references states,
        latitude double precision check (latitude between -90 and 90),
        longitude double precision check (longitude between -180 and 180),
        population integer check (population >= 0),
        is_capital boolean not null default false,
        unique (state, name),
        check ((latitude is null) = (longitude is null))
      );
      create index municipalities_by_folded_name on municipalities (state, fold_text(name));
`

/**
 * Lengths are compared apart: PostgreSQL compiles a pattern per row, and a counted repetition has a state per letter.
 */
const PROFESSIONALS = `
      create table professionals (
        id uuid primary key,
        email text not null unique check (email = lower(email) and length(email) <= 254),
        password_hash text,
        role text not null default 'user' check (role in ('user', 'admin')),
        blocked boolean not null default false,
        subscription_level text not null default 'free' check (subscription_level in ('free', 'premium')),
        is_verified boolean not null default false,

        title text check (title in ('Dr', 'Dra')),
        name text not null check (length(name) between 2 and 80),
        lastname text not null check (length(lastname) between 2 and 80),
        display_gender text not null default 'masculino' check (display_gender in ('masculino', 'feminino')),
        specialty_id smallint references specialties,
        crm text not null check (length(crm) between 5 and 20),
        crm_key text not null unique,
        cpf_cnpj text,
        cpf_cnpj_key text unique,
        slug text not null unique check (slug ~ '^[a-z0-9][a-z0-9-]*[a-z0-9]$' and length(slug) between 3 and 60),

        city text check (length(city) <= 80),
        state char(2) references states,
        municipality_id integer references municipalities,
        cep text check (cep ~ '^[0-9]{8}$'),
        whatsapp text check (whatsapp ~ '^[0-9]+$' and length(whatsapp) between 10 and 13),
        phone text check (phone ~ '^[0-9]+$' and length(phone) between 10 and 13),
        presencial boolean not null default true,
        teleconsulta boolean not null default false,
        availability text[] not null default '{}',

        bio text check (length(bio) <= 5000),
        experience text check (length(experience) <= 5000),
        image_hash text,
        image_mime text,
        redirect_url text check (redirect_url ~ '^https://'),
        instagram text check (instagram ~ '^https://'),
        linkedin text check (linkedin ~ '^https://'),
        youtube text check (youtube ~ '^https://'),
        facebook text check (facebook ~ '^https://'),
        twitter text check (twitter ~ '^https://'),
        website text check (website ~ '^https://'),

        rating numeric(2, 1) not null default 0 check (rating between 0 and 5),
        review_count integer not null default 0 check (review_count >= 0),
        profile_views integer not null default 0 check (profile_views >= 0),
        profile_completed boolean not null default false,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),

        check ((review_count = 0) = (rating = 0)),
        check ((image_hash is null) = (image_mime is null))
      );
      create index professionals_admins on professionals (id) where role = 'admin';
      create index professionals_blocked on professionals (id) where blocked;
      create index professionals_newest on professionals (created_at desc, id)
        include (role, subscription_level, is_verified, blocked, specialty_id, state);
      -- What the sitemap walks along.
      create index professionals_visible on professionals (id) where role = 'user' and not blocked;
`

/**
 * For the administrators' list: an index per order and one for texts. Each contains the filter columns, so that any
 * page and every count needs the index alone; an index on an expression must contain the expression's columns for that
 * (https://www.postgresql.org/docs/current/indexes-index-only-scans.html). Views and reviews have none: they change far
 * more often than anybody sorts by them, and each change would write to every index of the row
 * (https://www.postgresql.org/docs/current/storage-hot.html).
 */
const ADMIN_LIST = `
      create index professionals_admin_list on professionals
        (subscription_level desc, is_verified desc, rating desc, id) include (blocked, specialty_id, state)
        where role = 'user';
      create index professionals_admin_list_name on professionals (fold_text(name || ' ' || lastname), id)
        include (name, lastname, subscription_level, is_verified, blocked, specialty_id, state) where role = 'user';
      create index professionals_admin_list_rating on professionals (rating desc, review_count desc, id)
        include (subscription_level, is_verified, blocked, specialty_id, state) where role = 'user';
      create index professionals_admin_list_state on professionals (state, specialty_id)
        include (subscription_level, is_verified, blocked) where role = 'user';
      create index professionals_admin_list_specialty on professionals (specialty_id)
        include (subscription_level, is_verified, blocked) where role = 'user';
      create index professionals_admin_list_text on professionals using gin (fold_text(
        name || ' ' || lastname || ' ' || email || ' ' || crm || ' ' || crm_key || ' ' || coalesce(whatsapp, '')
      ) gin_trgm_ops);
`

const PROFILE = `
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
        phone text check (phone ~ '^[0-9]{10,13}$'),
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

const VIEWS = `
      create table profile_views (
        professional_id uuid not null references professionals on delete cascade,
        day date not null,
        visitor text not null,
        counted boolean not null default false,
        primary key (professional_id, day, visitor)
      );
      create index profile_views_day on profile_views (day);
      create index profile_views_not_counted on profile_views (professional_id, day) where not counted;

      create table profile_view_days (
        professional_id uuid not null references professionals on delete cascade,
        day date not null,
        views integer not null check (views > 0),
        primary key (professional_id, day)
      );

      create table visitor_salts (
        day date primary key,
        salt bytea not null check (length(salt) = 32)
      );
`
