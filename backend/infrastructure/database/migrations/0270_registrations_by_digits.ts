import { BaseSchema } from '@adonisjs/lucid/schema'

/** An index for finding registrations by the first digits. */
export default class RegistrationsByDigits extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create index professionals_registration_digits
        on professionals ((regexp_replace(crm, '[^0-9]', '', 'g') collate "C"))
    `)
  }

  override async down() {
    this.schema.raw('drop index professionals_registration_digits')
  }
}
