import { BaseSchema } from '@adonisjs/lucid/schema'

/** Professionals, who are the accounts too (docs/decisions/0003), and the indexes of the administrators' list. */
export default class Professionals extends BaseSchema {
  override async up() {
    this.schema.raw(PROFESSIONALS)
    this.schema.raw(ADMIN_LIST)
  }
}

/**
 * Lengths are compared apart: PostgreSQL compiles a pattern per row, and a counted repetition has a state per letter.
 * A telephone may lack its area code or have an extension.
 */
const PROFESSIONALS = `
      create table professionals (
        id uuid primary key,
        email text not null unique check (email = lower(email) and length(email) <= 254),
        unconfirmed_since timestamptz,
        password_hash text,
        role text not null default 'user' check (role in ('user', 'admin')),
        blocked boolean not null default false,
        unpublished boolean not null default false,
        subscription_level text not null default 'free' check (subscription_level in ('free', 'premium')),
        is_verified boolean not null default false,

        title text check (title in ('Dr', 'Dra')),
        name text not null check (length(name) between 2 and 80),
        lastname text not null check (length(lastname) between 2 and 80),
        display_gender text not null default 'masculino' check (display_gender in ('masculino', 'feminino')),
        specialty_id smallint references specialties,
        crm text not null check (length(crm) between 5 and 20),
        crm_key text not null unique,
        rqe text[] not null default '{}' check (cardinality(rqe) <= 2),
        cpf_cnpj text,
        cpf_cnpj_key text unique,
        slug text not null unique check (slug ~ '^[a-z0-9][a-z0-9-]*[a-z0-9]$' and length(slug) between 3 and 60),

        city text check (length(city) <= 80),
        state char(2) references states,
        municipality_id integer references municipalities,
        cep text check (cep ~ '^[0-9]{8}$'),
        whatsapp text check (whatsapp ~ '^[0-9]+$' and length(whatsapp) between 10 and 13),
        phone text check (phone ~ '^[0-9]+( ramal [0-9]+|)$' and length(phone) between 8 and 26),
        presencial boolean not null default true,
        teleconsulta boolean not null default false,
        availability text[] not null default '{}',
        languages text[] not null default '{}' check (cardinality(languages) <= 20),
        accessibility text[] not null default '{}' check (cardinality(accessibility) <= 20),

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
      comment on column professionals.unconfirmed_since is 'null: the e-mail is confirmed';
      comment on column professionals.unpublished is 'hidden until its owner has looked at it, taken over by a reset';

      -- No query filters by them, and their statistics would make each imported row dearer.
      alter table professionals alter column bio set statistics 0, alter column experience set statistics 0;

      create index professionals_admins on professionals (id) where role = 'admin';
      create index professionals_blocked on professionals (id) where blocked;
      create index professionals_unconfirmed on professionals (unconfirmed_since) where unconfirmed_since is not null;
      create index professionals_newest on professionals (created_at desc, id)
        include (role, subscription_level, is_verified, blocked, specialty_id, state);
      -- What the sitemap walks along.
      create index professionals_visible on professionals (id) where role = 'user' and not blocked;
      -- For registrations by their first digits.
      create index professionals_registration_digits
        on professionals ((regexp_replace(crm, '[^0-9]', '', 'g') collate "C"));
`

/**
 * An index per order and one for texts. Each contains the filter columns, so that any page and every count needs the
 * index alone; an index on an expression must contain the expression's columns for that
 * (https://www.postgresql.org/docs/current/indexes-index-only-scans.html). Views have none: they change far more often
 * than anybody sorts by them, and each change would write to every index of the row
 * (https://www.postgresql.org/docs/current/storage-hot.html); see `profile_view_totals`.
 */
const ADMIN_LIST = `
      create index professionals_admin_list on professionals
        (subscription_level desc, is_verified desc, rating desc, id) include (blocked, specialty_id, state)
        where role = 'user';
      create index professionals_admin_list_name on professionals (fold_text(name || ' ' || lastname), id)
        include (name, lastname, subscription_level, is_verified, blocked, specialty_id, state) where role = 'user';
      create index professionals_admin_list_rating on professionals (rating desc, review_count desc, id)
        include (subscription_level, is_verified, blocked, specialty_id, state) where role = 'user';
      create index professionals_admin_list_reviews on professionals (review_count desc, id)
        include (subscription_level, is_verified, blocked, specialty_id, state) where role = 'user';
      create index professionals_admin_list_city on professionals (fold_text(city))
        include (city, subscription_level, is_verified, blocked, specialty_id, state) where role = 'user';
      create index professionals_admin_list_state on professionals (state, specialty_id)
        include (subscription_level, is_verified, blocked) where role = 'user';
      create index professionals_admin_list_specialty on professionals (specialty_id)
        include (subscription_level, is_verified, blocked) where role = 'user';
      create index professionals_admin_list_text on professionals using gin (fold_text(
        name || ' ' || lastname || ' ' || email || ' ' || crm || ' ' || crm_key || ' ' || coalesce(whatsapp, '')
      ) gin_trgm_ops);
`
