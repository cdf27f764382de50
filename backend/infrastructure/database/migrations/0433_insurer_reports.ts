import { BaseSchema } from '@adonisjs/lucid/schema'

/** What patients say of insurers that were not accepted, without their names. */
export default class InsurerReports extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table insurer_reports (
        professional_id uuid not null references professionals on delete cascade,
        insurer_id smallint not null references insurers,
        sender_hash text not null,
        day date not null,
        primary key (professional_id, sender_hash, day)
      );
      comment on table insurer_reports is 'a patient''s word that a listed insurer was not accepted';
      comment on column insurer_reports.sender_hash is 'keyed hash of the address, empty where unknown';
      create index insurer_reports_by_day on insurer_reports (day);
    `)
  }
}
