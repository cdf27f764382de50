import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What a patient agreed to with each lead, message and review: what for, which text, when, and until when (LGPD, art. 8).
 * The rows name nobody and outlive what they are about, so that a withdrawal stays on record once its data is gone.
 */
export default class Consents extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table consents (
        subject_id uuid primary key,
        purpose text not null check (purpose in ('contact_by_professional', 'publication_of_review')),
        text_version text not null,
        given_at timestamptz not null,
        withdrawn_at timestamptz
      );
      comment on column consents.subject_id is 'the contact or review';

      create function policy_version() returns text language sql stable as $$ select 'privacidade-2026-11' $$;
      comment on function policy_version is 'the privacy policy, where no sentence of its own was ticked';
    `)
    this.schema.raw(`
      create function record_consent_to_contact() returns trigger language plpgsql as $$
      begin
        insert into consents (subject_id, purpose, text_version, given_at)
        values (new.id, 'contact_by_professional', coalesce(new.consent_version, policy_version()), new.created_at)
        on conflict do nothing;
        return null;
      end $$;
      create trigger contacts_consented after insert on contacts
        for each row execute function record_consent_to_contact();

      create function record_consent_to_review() returns trigger language plpgsql as $$
      begin
        insert into consents (subject_id, purpose, text_version, given_at)
        values (new.id, 'publication_of_review', policy_version(), new.created_at)
        on conflict do nothing;
        return null;
      end $$;
      create trigger reviews_consented after insert on reviews
        for each row execute function record_consent_to_review();

      insert into consents (subject_id, purpose, text_version, given_at)
        select id, 'contact_by_professional', coalesce(consent_version, policy_version()), created_at from contacts
        union all select id, 'publication_of_review', policy_version(), created_at from reviews;

      alter table erasures drop constraint erasures_kind_check,
        add check (kind in ('email', 'phone', 'review', 'contact'));
    `)
  }

  override async down() {
    this.schema.raw(`
      drop trigger reviews_consented on reviews;
      drop trigger contacts_consented on contacts;
      drop function record_consent_to_review(), record_consent_to_contact();
      drop table consents;
      drop function policy_version();
    `)
  }
}
