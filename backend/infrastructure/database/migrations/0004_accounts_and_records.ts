import { BaseSchema } from '@adonisjs/lucid/schema'

/** Login data, and the records of what accounts and operators do. */
export default class AccountsAndRecords extends BaseSchema {
  override async up() {
    this.schema.raw(ACCOUNTS)
    this.schema.raw(ACCESS_RECORDS)
    this.schema.raw(AUDIT_LOG)
    this.schema.raw(SECURITY_EVENTS)
    this.schema.raw(OPERATION)
  }

  override async down() {
    this.schema.raw(`
      drop table key_fingerprint, job_workers, security_events, audit_log, erasures, access_records, account_notices,
        sessions, rate_limits, password_resets;
      drop function refuse_change(), record_access();
    `)
  }
}

const ACCOUNTS = `
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
      create index password_resets_by_age on password_resets (created_at);

      create table sessions (
        token_hash text primary key,
        professional_id uuid not null references professionals on delete cascade,
        remembered boolean not null,
        sender_hash text,
        started_at timestamptz not null,
        last_seen_at timestamptz not null,
        expires_at timestamptz not null
      );
      comment on column sessions.token_hash is 'SHA-256 of what the cookie holds';
      create index sessions_of_professional on sessions (professional_id);
      create index sessions_by_end on sessions (expires_at);

      create table account_notices (
        professional_id uuid not null references professionals on delete cascade,
        kind text not null check (length(kind) <= 40),
        day date not null,
        primary key (professional_id, kind, day)
      );
`

/**
 * Logins outlive their sessions: Marco Civil (Lei 12.965/2014, art. 15) demands six months of access records, of erased
 * accounts too. Erasures are kept for ever, so that they can be repeated on a restored backup.
 */
const ACCESS_RECORDS = `
      create table access_records (
        id bigint generated always as identity primary key,
        professional_id uuid not null,
        sender_hash text,
        at timestamptz not null
      );
      comment on column access_records.sender_hash is 'keyed hash of the address, never the address';
      create index access_records_of_professional on access_records (professional_id, at desc);
      create index access_records_by_age on access_records (at);

      create function record_access() returns trigger language plpgsql as $$
      begin
        insert into access_records (professional_id, sender_hash, at)
        values (new.professional_id, new.sender_hash, new.started_at);
        return null;
      end $$;
      create trigger sessions_recorded after insert on sessions for each row execute function record_access();

      create table erasures (
        subject_hash text primary key,
        kind text not null check (kind in ('email', 'phone', 'review', 'contact')),
        erased_at timestamptz not null
      );
      comment on column erasures.subject_hash is 'keyed hash of the e-mail or phone; the id of a review';
`

const AUDIT_LOG = `
      create table audit_log (
        id bigint generated always as identity primary key,
        at timestamptz not null default now(),
        actor_kind text not null check (actor_kind in ('professional', 'admin', 'operator', 'system')),
        actor_id text,
        action text not null check (length(action) <= 80),
        subject_kind text not null check (length(subject_kind) <= 40),
        subject_id text not null,
        before jsonb,
        after jsonb,
        reason text check (length(reason) <= 500),
        undoes bigint unique references audit_log
      );
      comment on column audit_log.actor_id is 'the account, or cli:<user of the machine>';
      create index audit_log_newest on audit_log (at desc);
      create index audit_log_subject on audit_log (subject_id, id desc);
      create index audit_log_actor on audit_log (actor_id, id desc);
      create index audit_log_action on audit_log (action, id desc);

      create function refuse_change() returns trigger language plpgsql
        as $$ begin raise exception 'the audit log only grows'; end $$;
      create trigger audit_log_only_grows before update or delete or truncate on audit_log
        for each statement execute function refuse_change();
      alter table audit_log enable always trigger audit_log_only_grows;
`

/** Attempts against accounts, with limited retention. */
const SECURITY_EVENTS = `
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
`

/** The queue's workers and their last sign of life: the jobs of a silent one go to the others. */
const OPERATION = `
      create table job_workers (id text primary key, seen_at timestamptz not null);

      create table key_fingerprint (
        only_one boolean primary key default true check (only_one),
        fingerprint text not null
      );
      comment on table key_fingerprint is 'hash of a constant under the key that the data was made with; tells nothing of the key';
`
