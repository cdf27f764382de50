import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Changes that a search engine besides the database has not received. Once an index was built, listings record their
 * own changes in the transaction of the change; without one the tables stay empty (docs/decisions/0010).
 */
export default class SearchIndex extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table search_index (
        singleton boolean primary key default true check (singleton),
        uid text not null default '',
        rebuild uuid,
        rebuild_seen_at timestamptz,
        rebuilt_at timestamptz
      );
      comment on column search_index.uid is 'the index that answers; empty before the first is built';
      comment on column search_index.rebuild is 'the rebuild under way; another one takes its place';

      create sequence search_change_versions;
      create table search_changes (
        professional_id uuid primary key,
        version bigint not null default nextval('search_change_versions'),
        changed_at timestamptz not null default now(),
        sent boolean not null default false,
        refusal text
      );
      comment on column search_changes.sent is 'to the index in use, and kept for the one that is being built';
      comment on column search_changes.refusal is 'why the engine does not take this document';
      create index search_changes_waiting on search_changes (version) where not sent and refusal is null;
      create index search_changes_refused on search_changes (professional_id) where refusal is not null;

      create function note_search_changes() returns trigger language plpgsql as $$
      begin
        if exists (select from search_index) then
          insert into search_changes (professional_id)
          select professional_id from changed order by professional_id
          on conflict (professional_id) do update set
            version = excluded.version, sent = false, refusal = null,
            changed_at = case when search_changes.sent then excluded.changed_at else search_changes.changed_at end;
        end if;
        return null;
      end $$;
      create trigger listings_added_noted after insert on professional_listings
        referencing new table as changed for each statement execute function note_search_changes();
      create trigger listings_changed_noted after update on professional_listings
        referencing new table as changed for each statement execute function note_search_changes();
      create trigger listings_removed_noted after delete on professional_listings
        referencing old table as changed for each statement execute function note_search_changes();
    `)
  }
}
