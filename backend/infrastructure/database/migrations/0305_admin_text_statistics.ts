import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Finer statistics for texts: PostgreSQL sorts the matches of a rare text, and scans in list order for a common one.
 */
export default class AdminTextStatistics extends BaseSchema {
  override async up() {
    this.schema.raw('alter index professionals_admin_list_text alter column 1 set statistics 250')
  }

  override async down() {
    this.schema.raw('alter index professionals_admin_list_text alter column 1 set statistics -1')
  }
}
