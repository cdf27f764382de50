import { BaseSchema } from '@adonisjs/lucid/schema'

export default class Rqe extends BaseSchema {
  override async up() {
    this.schema.raw(
      `alter table professionals add column rqe text[] not null default '{}' check (cardinality(rqe) <= 2)`,
    )
  }

  override async down() {
    this.schema.raw('alter table professionals drop column rqe')
  }
}
