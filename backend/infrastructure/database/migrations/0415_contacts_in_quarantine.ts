import { BaseSchema } from '@adonisjs/lucid/schema'

/** Counts what waits in quarantine without reading all contacts. */
export default class ContactsInQuarantine extends BaseSchema {
  override async up() {
    this.schema.raw('create index contacts_in_quarantine on contacts (created_at) where quarantined')
  }
}
