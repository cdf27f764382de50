import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Logins outlive their sessions: Marco Civil (Lei 12.965/2014, art. 15) asks for six months of access records, of
 * erased accounts too. Erasures are kept for good, so that an older backup can be freed of whoever was erased.
 */
export default class AccessRecordsAndErasures extends BaseSchema {
  override async up() {
    this.schema.raw(`
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
        kind text not null check (kind in ('email', 'phone', 'review')),
        erased_at timestamptz not null
      );
      comment on column erasures.subject_hash is 'keyed hash of the e-mail or phone; the id of a review';

      create index contacts_by_email on contacts (patient_email);
      create index contacts_by_whatsapp on contacts (right(whatsapp, 10));
      create index contacts_by_change on contacts (updated_at);
      create index reviews_rejected_by_change on reviews (updated_at) where status = 'rejected';
      create index password_resets_by_age on password_resets (created_at);
    `)
  }

  override async down() {
    this.schema.raw(`
      drop index password_resets_by_age, reviews_rejected_by_change, contacts_by_change, contacts_by_whatsapp,
        contacts_by_email;
      drop table erasures;
      drop trigger sessions_recorded on sessions;
      drop function record_access();
      drop table access_records;
    `)
  }
}
