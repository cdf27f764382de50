import { BaseSchema } from '@adonisjs/lucid/schema'

/** Daily counts of contacts with a professional and of appearances in lists. */
export default class ContactDays extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table contact_days (
        professional_id uuid not null references professionals on delete cascade,
        day date not null,
        kind text not null check (kind in ('whatsapp', 'phone', 'directions', 'email', 'appearance')),
        count integer not null,
        primary key (professional_id, day, kind)
      );
      create index contact_days_by_day on contact_days (day);
    `)
  }

  override async down() {
    this.schema.raw('drop table contact_days')
  }
}
