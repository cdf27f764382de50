import { BaseSchema } from '@adonisjs/lucid/schema'

/** Daily counts of searches by specialty, without personal data. They invalidate no cached page. */
export default class SearchDays extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table search_days (
        day date not null,
        specialty_id smallint not null references specialties,
        count integer not null,
        primary key (day, specialty_id)
      )
    `)
  }

  override async down() {
    this.schema.raw('drop table search_days')
  }
}
