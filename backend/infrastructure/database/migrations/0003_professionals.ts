import { BaseSchema } from '@adonisjs/lucid/schema'

export default class Professionals extends BaseSchema {
  override async up() {
    this.schema.raw(`
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
        slug text not null unique check (slug ~ '^[a-z0-9][a-z0-9-]{1,58}[a-z0-9]$'),

        city text check (length(city) <= 80),
        state char(2) references states,
        municipality_id integer references municipalities,
        cep text check (cep ~ '^[0-9]{8}$'),
        whatsapp text check (whatsapp ~ '^[0-9]{10,13}$'),
        phone text check (phone ~ '^[0-9]{10,13}$'),
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
      create index professionals_listed on professionals (specialty_id) where role = 'user' and not blocked;
      create index professionals_newest on professionals (created_at desc, id);
    `)
    this.schema.raw(`
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
    `)
  }

  override async down() {
    this.schema.raw(
      'drop table visitor_salts, profile_view_days, profile_views, profile_images, released_slugs, professionals',
    )
  }
}
