import { BaseSchema } from '@adonisjs/lucid/schema'

/** Existing accounts count as confirmed. */
export default class EmailConfirmations extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table professionals add column unconfirmed_since timestamptz;
      create index professionals_unconfirmed on professionals (unconfirmed_since) where unconfirmed_since is not null;

      create table email_confirmations (
        professional_id uuid primary key references professionals on delete cascade,
        email text not null,
        token_hash text unique,
        expires_at timestamptz,
        asked_at timestamptz not null
      );
      comment on column email_confirmations.email is 'the address that is to be, or to become, the account''s';
      comment on column email_confirmations.token_hash is 'SHA-256 of what the mail holds; null until it is mailed';
    `)
  }

  override async down() {
    this.schema.raw('drop table email_confirmations; alter table professionals drop column unconfirmed_since')
  }
}
