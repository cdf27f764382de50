import type { Database } from './database.ts'

/** The migrations before they became six: a database with those up to the first of `LATER` is upgraded. */
export const FIRST = [
  '0001_extensions',
  '0002_catalogue',
  '0003_professionals',
  '0004_profile_parts',
  '0005_reviews_and_contacts',
  '0006_blog',
  '0007_accounts',
  '0008_audit_log',
  '0010_professional_listings',
  '0011_listing_cells',
  '0012_listed_words',
  '0013_name_query',
  '0014_public_addresses',
  '0015_listing_marks',
  '0016_common_names',
  '0020_sessions',
  '0021_account_notices',
  '0030_staged_photos',
  '0040_post_views',
  '0050_audit_actors',
  '0051_roster',
  '0055_roster_pages',
  '0056_roster_counters',
  '0060_access_records_and_erasures',
  '0061_consents',
  '0070_search_index',
  '0080_put_off_indexes',
  '0081_put_off_foreign_keys',
  '0090_listing_cell_writes',
  '0091_plain_checks',
  '0092_fewer_indexes',
]

/** Later ones that such a database may lack. */
export const LATER: Readonly<Record<string, string>> = {
  '0110_job_workers': `
    create table job_workers (id text primary key, seen_at timestamptz not null);
  `,
  '0130_no_consent': `
    create or replace function record_consent_to_contact() returns trigger language plpgsql as $$
    begin
    insert into consents (subject_id, purpose, text_version, given_at)
    values (new.id, 'contact_by_professional', coalesce(new.consent_version, 'none'), new.created_at)
    on conflict do nothing;
    return null;
    end $$;
    update consents set text_version = 'none' from contacts
    where contacts.id = consents.subject_id and contacts.consent_version is null;
  `,
  '0140_security_events': `
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
  `,
  '0150_key_fingerprint': `
    create table key_fingerprint (
    only_one boolean primary key default true check (only_one),
    fingerprint text not null
    );
    comment on table key_fingerprint is 'hash of a constant under the key that the data was made with; tells nothing of the key';
  `,
}

const SQUASHED = [
  '0001_professionals',
  '0002_patients',
  '0003_blog',
  '0004_accounts_and_records',
  '0005_search_listings',
  '0006_search_counts',
]

/**
 * Recreates what a killed import dropped (and recorded), drops what only such imports used, and renames to today's
 * names.
 */
const FINISH = `
  do $$
  declare
    away record;
  begin
    for away in select * from put_off_foreign_keys loop
      if not exists (select from pg_constraint where conname = away.name) then
        execute format('alter table %s add constraint %I %s', away.table_name, away.name, away.definition);
      end if;
    end loop;
    for away in select * from put_off_indexes loop
      execute format('drop index if exists %I', away.name);
      execute away.definition;
    end loop;
  end $$;
  drop table put_off_foreign_keys, put_off_indexes;
  drop schema if exists beside cascade;
  alter function fold_listing_cells() rename to compact_listing_cells;
  alter function fold_common_names() rename to compact_common_names;
  alter index professionals_roster rename to professionals_admin_list;
  alter index professionals_roster_name rename to professionals_admin_list_name;
  alter index professionals_roster_rating rename to professionals_admin_list_rating;
  alter index professionals_roster_specialty rename to professionals_admin_list_specialty;
  alter index professionals_roster_state rename to professionals_admin_list_state;
  alter index professionals_roster_text rename to professionals_admin_list_text;
`

/**
 * Upgrades a database of the former many migrations to the schema of today's six, with all its rows, and records these.
 * Does nothing to any other. Call in a transaction. Throws when the database is older than those.
 */
export async function upgradeFromMany(owner: Database): Promise<void> {
  const recorded = await owner.rows<{ name: string }>('select name from schema_migrations')
  const applied = new Set(recorded.map(({ name }) => name.replace('migrations/', '')))
  if (!applied.has('0001_extensions')) return
  if (FIRST.some((name) => !applied.has(name)))
    throw new Error('The database is older than the oldest that is upgraded.')
  for (const [name, statements] of Object.entries(LATER)) if (!applied.has(name)) await run(owner, statements)
  await run(owner, FINISH)
  await owner.rows('delete from schema_migrations where name = any(?)', [
    [...FIRST, ...Object.keys(LATER)].map((name) => `migrations/${name}`),
  ])
  for (const name of SQUASHED)
    await owner.rows('insert into schema_migrations (name, batch) values (?, 1)', [`migrations/${name}`])
}

/** Runs several statements at once, without bindings. */
async function run(owner: Database, statements: string): Promise<void> {
  await (await owner.connection()).query(statements)
}
