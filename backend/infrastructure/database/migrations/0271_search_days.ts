import { BaseSchema } from '@adonisjs/lucid/schema'

/** How often each specialty was searched for, by the day; of nobody in particular. The home page's order follows when the page is next made: none is made anew for it. */
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
