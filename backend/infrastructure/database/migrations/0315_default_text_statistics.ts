import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Takes back 0305: of one in 250 samples PostgreSQL made several thousand people where there were a few hundred, and
 * read a million in list order. One of 100 seldom holds a rare text, which is then sorted.
 */
export default class DefaultTextStatistics extends BaseSchema {
  override async up() {
    this.schema.raw('alter index professionals_admin_list_text alter column 1 set statistics -1')
  }

  override async down() {
    this.schema.raw('alter index professionals_admin_list_text alter column 1 set statistics 250')
  }
}
