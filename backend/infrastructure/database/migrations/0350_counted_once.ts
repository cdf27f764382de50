import { BaseSchema } from '@adonisjs/lucid/schema'

/** Keys of what a sender counted that day, so that it counts once; they hold nothing of the sender or of what was counted. */
export default class CountedOnce extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table counted_once (
        day date not null,
        key text not null,
        primary key (day, key)
      )
    `)
  }

  override async down() {
    this.schema.raw('drop table counted_once')
  }
}
