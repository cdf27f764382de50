import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a professional writes down about a lead or message; it goes with its row. */
export default class ContactNotes extends BaseSchema {
  override async up() {
    this.schema.raw('alter table contacts add column note text check (length(note) <= 1000)')
  }

  override async down() {
    this.schema.raw('alter table contacts drop column note')
  }
}
