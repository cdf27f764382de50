import { BaseSchema } from '@adonisjs/lucid/schema'

/** What was in the audit log of attempts stays there; from now on they are kept here, for a time only. */
export default class SecurityEvents extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table security_events (
        id bigint generated always as identity primary key,
        kind text not null check (length(kind) <= 40),
        hour timestamptz not null,
        first_at timestamptz not null,
        last_at timestamptz not null,
        times integer not null default 1,
        account_id uuid,
        account_hash text,
        sender_hash text,
        target text check (length(target) <= 200),
        unique nulls not distinct (hour, kind, account_id, account_hash, sender_hash, target)
      );
      comment on column security_events.account_hash is 'keyed hash of an e-mail without an account';
      comment on column security_events.sender_hash is 'keyed hash of the address, never the address';
      create index security_events_by_age on security_events (last_at);
      create index security_events_of_account on security_events (account_id, id desc);
      create index security_events_of_kind on security_events (kind, id desc);
    `)
  }

  override async down() {
    this.schema.raw('drop table security_events')
  }
}
