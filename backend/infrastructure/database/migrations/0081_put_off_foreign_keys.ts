import { BaseSchema } from '@adonisjs/lucid/schema'

/** Foreign keys that a large import took away for its time, as `put_off_indexes` holds its indexes. */
export default class PutOffForeignKeyTable extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table put_off_foreign_keys (name text primary key, table_name text not null, definition text not null)`)
  }

  override async down() {
    this.schema.raw('drop table put_off_foreign_keys')
  }
}
