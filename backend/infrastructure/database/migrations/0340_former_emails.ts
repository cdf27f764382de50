import { BaseSchema } from '@adonisjs/lucid/schema'

/** Former e-mails with a way back, profiles that wait for their owner, and counted wrong second factors. */
export default class FormerEmails extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table email_returns (
        professional_id uuid not null references professionals on delete cascade,
        email text not null,
        changed_at timestamptz not null,
        token_hash text unique,
        expires_at timestamptz,
        primary key (professional_id, email)
      );
      create index email_returns_email on email_returns (email);
      comment on column email_returns.email is 'the address that was the account''s';
      comment on column email_returns.token_hash is 'SHA-256 of what the mail holds; null until it is mailed';

      alter table professionals add column unpublished boolean not null default false;

      update second_factors set kept = kept || '{"wrongInARow": 0}'::jsonb;
      update second_factors set kept = jsonb_set(kept, '{totp,addedAt}', 'null'::jsonb)
        where jsonb_typeof(kept -> 'totp') = 'object'
    `)
  }

  override async down() {
    this.schema.raw('drop table email_returns; alter table professionals drop column unpublished')
  }
}
