import { BaseSchema } from '@adonisjs/lucid/schema'

/** A review stores the text by which its publication was agreed to, as a lead does; 'none' stands for no text. */
export default class ReviewConsent extends BaseSchema {
  override async up() {
    this.schema.raw('alter table reviews add column consent_version text')
    this.schema.raw(recorder("coalesce(new.consent_version, 'none')"))
  }

  override async down() {
    this.schema.raw(recorder('policy_version()'))
    this.schema.raw('alter table reviews drop column consent_version')
  }
}

const recorder = (version: string) => `
      create or replace function record_consent_to_review() returns trigger language plpgsql as $$
      begin
        insert into consents (subject_id, purpose, text_version, given_at)
        values (new.id, 'publication_of_review', ${version}, new.created_at)
        on conflict do nothing;
        return null;
      end $$`
