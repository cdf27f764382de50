import { BaseSchema } from '@adonisjs/lucid/schema'

/** Announces verifications to public pages too, since a verified profile shows the date. */
export default class ToldVerifications extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create trigger verifications_told_on_insert after insert on verifications
        referencing new table as after for each statement execute function tell_public_change('professional_id');
      create trigger verifications_told_on_update after update on verifications
        referencing old table as before new table as after for each statement execute function tell_public_change('professional_id');
    `)
  }

  override async down() {
    this.schema.raw(`
      drop trigger verifications_told_on_insert on verifications;
      drop trigger verifications_told_on_update on verifications;
    `)
  }
}
