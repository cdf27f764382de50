import { BaseSchema } from '@adonisjs/lucid/schema'

/** A lead or message whose sender agreed to no text says so: 'none', never a text that nobody ticked. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create or replace function record_consent_to_contact() returns trigger language plpgsql as $$
      begin
        insert into consents (subject_id, purpose, text_version, given_at)
        values (new.id, 'contact_by_professional', coalesce(new.consent_version, 'none'), new.created_at)
        on conflict do nothing;
        return null;
      end $$;

      update consents set text_version = 'none' from contacts
      where contacts.id = consents.subject_id and contacts.consent_version is null;
    `)
  }

  override async down() {
    this.schema.raw(`
      update consents set text_version = policy_version() where text_version = 'none';

      create or replace function record_consent_to_contact() returns trigger language plpgsql as $$
      begin
        insert into consents (subject_id, purpose, text_version, given_at)
        values (new.id, 'contact_by_professional', coalesce(new.consent_version, policy_version()), new.created_at)
        on conflict do nothing;
        return null;
      end $$;
    `)
  }
}
