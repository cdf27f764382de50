import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The same rules in patterns without counted repetitions: PostgreSQL builds the states of a pattern anew for each row, and
 * a repetition of up to 58 has one for every letter (4.3 µs for an address, instead of 0.4).
 */
export default class PlainChecks extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table professionals
        drop constraint professionals_slug_check,
        drop constraint professionals_phone_check,
        drop constraint professionals_whatsapp_check,
        add constraint professionals_slug_check
          check (slug ~ '^[a-z0-9][a-z0-9-]*[a-z0-9]$' and length(slug) between 3 and 60),
        add constraint professionals_phone_check check (phone ~ '^[0-9]+$' and length(phone) between 10 and 13),
        add constraint professionals_whatsapp_check
          check (whatsapp ~ '^[0-9]+$' and length(whatsapp) between 10 and 13);
    `)
  }

  override async down() {
    this.schema.raw(`
      alter table professionals
        drop constraint professionals_slug_check,
        drop constraint professionals_phone_check,
        drop constraint professionals_whatsapp_check,
        add constraint professionals_slug_check check (slug ~ '^[a-z0-9][a-z0-9-]{1,58}[a-z0-9]$'),
        add constraint professionals_phone_check check (phone ~ '^[0-9]{10,13}$'),
        add constraint professionals_whatsapp_check check (whatsapp ~ '^[0-9]{10,13}$');
    `)
  }
}
