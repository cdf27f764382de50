import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Has PostgreSQL tell a text that a few in a thousand hold from one that a few in a hundred do: of the first the page is
 * sorted, of the second it is soon met in its order.
 */
export default class AdminTextStatistics extends BaseSchema {
  override async up() {
    this.schema.raw('alter index professionals_admin_list_text alter column 1 set statistics 250')
  }

  override async down() {
    this.schema.raw('alter index professionals_admin_list_text alter column 1 set statistics -1')
  }
}
