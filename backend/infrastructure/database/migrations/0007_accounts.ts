import { BaseSchema } from '@adonisjs/lucid/schema'

export default class Accounts extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table password_resets (
        id uuid primary key,
        professional_id uuid not null references professionals on delete cascade,
        token_hash text not null unique,
        expires_at timestamptz not null,
        used_at timestamptz,
        created_at timestamptz not null
      );
      create index password_resets_of_professional on password_resets (professional_id, created_at desc);

      create table rate_limits (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      );
    `)
  }

  override async down() {
    this.schema.raw('drop table rate_limits, password_resets')
  }
}
