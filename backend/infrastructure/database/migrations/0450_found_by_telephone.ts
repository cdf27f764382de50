import { BaseSchema } from '@adonisjs/lucid/schema'

/** A telephone on a profile finds it: by its digits without the extension. */
export default class FoundByTelephone extends BaseSchema {
  override async up() {
    this.schema.raw(
      ['professionals', 'locations']
        .map(
          (table) => `
      create index ${table}_by_phone on ${table} (split_part(phone, ' ', 1)) where phone is not null;
      create index ${table}_by_whatsapp on ${table} (whatsapp) where whatsapp is not null;`,
        )
        .join(''),
    )
  }
}
