import { BaseSchema } from '@adonisjs/lucid/schema'

/** How accounts log in and stay themselves. Of every secret only a hash is kept. */
export default class Accounts extends BaseSchema {
  override async up() {
    this.schema.raw(SESSIONS)
    this.schema.raw(PASSWORDS_AND_FACTORS)
    this.schema.raw(EMAILS)
  }
}

/**
 * Logins outlive their sessions: Marco Civil (Lei 12.965/2014, art. 15) demands six months of access records, of erased
 * accounts too.
 */
const SESSIONS = `
      create table sessions (
        id uuid not null default gen_random_uuid() unique,
        token_hash text primary key,
        professional_id uuid not null references professionals on delete cascade,
        remembered boolean not null,
        sender_hash text,
        device text check (length(device) <= 60),
        started_at timestamptz not null,
        last_seen_at timestamptz not null,
        expires_at timestamptz not null
      );
      comment on column sessions.token_hash is 'SHA-256 of what the cookie holds';
      comment on column sessions.device is 'browser and system in words, for the owner to recognise';
      create index sessions_of_professional on sessions (professional_id);
      create index sessions_by_end on sessions (expires_at);

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
`

const PASSWORDS_AND_FACTORS = `
      create table password_resets (
        id uuid primary key,
        professional_id uuid not null references professionals on delete cascade,
        token_hash text not null unique,
        expires_at timestamptz not null,
        used_at timestamptz,
        created_at timestamptz not null
      );
      create index password_resets_of_professional on password_resets (professional_id, created_at desc);
      create index password_resets_by_age on password_resets (created_at);

      create table second_factors (
        professional_id uuid primary key references professionals on delete cascade,
        kept jsonb not null
      );
      comment on column second_factors.kept is 'the secret of the app is encrypted, codes on paper are keyed hashes';

      -- As rate-limiter-flexible names them.
      create table rate_limits (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      );
`

const EMAILS = `
      create table email_confirmations (
        professional_id uuid primary key references professionals on delete cascade,
        email text not null,
        token_hash text unique,
        expires_at timestamptz,
        asked_at timestamptz not null
      );
      comment on column email_confirmations.email is 'the address that is to be, or to become, the account''s';
      comment on column email_confirmations.token_hash is 'SHA-256 of what the mail holds; null until it is mailed';

      create table email_returns (
        professional_id uuid not null references professionals on delete cascade,
        email text not null,
        changed_at timestamptz not null,
        token_hash text unique,
        expires_at timestamptz,
        primary key (professional_id, email)
      );
      comment on column email_returns.email is 'the address that was the account''s';
      comment on column email_returns.token_hash is 'SHA-256 of what the mail holds; null until it is mailed';
      create index email_returns_email on email_returns (email);

      -- What an account was told that day, so that it is told once.
      create table account_notices (
        professional_id uuid not null references professionals on delete cascade,
        kind text not null check (length(kind) <= 40),
        day date not null,
        primary key (professional_id, kind, day)
      );
`
