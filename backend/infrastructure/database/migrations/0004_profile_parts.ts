import { BaseSchema } from '@adonisjs/lucid/schema'

export default class ProfileParts extends BaseSchema {
  override async up() {
    this.schema.raw(`
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
    `)
  }

  override async down() {
    this.schema.raw('drop table faqs, locations, professional_insurances, services')
  }
}
