import { BaseSchema } from '@adonisjs/lucid/schema'

/** Indexes that a large import took away for its time, so that whoever comes next puts back what a crash left undone. */
export default class PutOffIndexTable extends BaseSchema {
  override async up() {
    this.schema.raw('create table put_off_indexes (name text primary key, definition text not null)')
  }

  override async down() {
    this.schema.raw('drop table put_off_indexes')
  }
}
