import { BaseSchema } from '@adonisjs/lucid/schema'

/** The records of what accounts and operators do, and of how the program runs. */
export default class Records extends BaseSchema {
  override async up() {
    this.schema.raw(AUDIT_LOG)
    this.schema.raw(SECURITY_EVENTS)
    this.schema.raw(ERASURES)
    this.schema.raw(OPERATION)
  }
}

/**
 * Only grows. What people wrote about a decision stands beside it, where an erasure finds it: without a foreign key, so
 * that nothing stands in the way of that rule.
 */
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

      create table audit_reasons (
        entry_id bigint primary key,
        reason text not null check (length(reason) <= 500)
      );
      comment on column audit_reasons.entry_id is 'an entry of audit_log';
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

/** Kept for ever, so that erasures can be repeated on a restored backup, of just what was erased. */
const ERASURES = `
      create table erasures (
        subject_hash text primary key,
        kind text not null check (kind in ('email', 'phone', 'review', 'contact', 'account')),
        erased_at timestamptz not null
      );
      comment on column erasures.subject_hash is 'keyed hash of the e-mail or phone; the id of a review, contact or account';
`

const OPERATION = `
      create table job_workers (id text primary key, seen_at timestamptz not null);
      comment on table job_workers is 'the queue''s workers; the jobs of one that falls silent go to the others';

      create table key_fingerprint (
        only_one boolean primary key default true check (only_one),
        fingerprint text not null
      );
      comment on table key_fingerprint is 'hash of a constant under the key that the data was made with; tells nothing of the key';
`
