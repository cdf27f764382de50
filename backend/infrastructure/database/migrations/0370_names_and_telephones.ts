import { BaseSchema } from '@adonisjs/lucid/schema'

/** Telephones without an area code or with an extension; names with single blanks, as they are found. */
export default class NamesAndTelephones extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table professionals drop constraint professionals_phone_check,
        add constraint professionals_phone_check
          check (phone ~ '^[0-9]+( ramal [0-9]+|)$' and length(phone) between 8 and 26);
      alter table locations drop constraint locations_phone_check,
        add constraint locations_phone_check
          check (phone ~ '^[0-9]+( ramal [0-9]+|)$' and length(phone) between 8 and 26);
      update professionals
        set name = regexp_replace(name, '\\s+', ' ', 'g'), lastname = regexp_replace(lastname, '\\s+', ' ', 'g')
        where name ~ '\\s\\s' or lastname ~ '\\s\\s'
    `)
  }

  override async down() {
    this.schema.raw(`
      update professionals set phone = null where phone !~ '^[0-9]{10,13}$';
      update locations set phone = null where phone !~ '^[0-9]{10,13}$' and (not is_online or whatsapp is not null);
      delete from locations where phone !~ '^[0-9]{10,13}$';
      alter table professionals drop constraint professionals_phone_check,
        add constraint professionals_phone_check check (phone ~ '^[0-9]+$' and length(phone) between 10 and 13);
      alter table locations drop constraint locations_phone_check,
        add constraint locations_phone_check check (phone ~ '^[0-9]{10,13}$')
    `)
  }
}
