import { BaseSchema } from '@adonisjs/lucid/schema'

/** A professional's note on a lead or message; deleted with its row. */
export default class ContactNotes extends BaseSchema {
  override async up() {
    this.schema.raw('alter table contacts add column note text check (length(note) <= 1000)')
  }

  override async down() {
    this.schema.raw('alter table contacts drop column note')
  }
}
