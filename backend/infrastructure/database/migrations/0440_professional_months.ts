import { BaseSchema } from '@adonisjs/lucid/schema'

/** The last months of professionals, for a mail about each, and who declined the mails that come by the calendar. */
export default class ProfessionalMonths extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table professional_months (
        professional_id uuid not null references professionals on delete cascade,
        month date not null check (extract(day from month) = 1),
        specialty_id smallint not null references specialties,
        municipality_id integer references municipalities,
        appearances integer not null,
        visits integer not null,
        contacts integer not null,
        leads integer not null,
        answer_minutes integer,
        mailed_at timestamptz,
        primary key (professional_id, month)
      );
      comment on table professional_months is 'of who was listed and claimed when the month was summed up';
      comment on column professional_months.mailed_at is 'when its mail was enqueued';
      create index professional_months_of_peers on professional_months (month, specialty_id, municipality_id);
      create index professional_months_to_mail on professional_months (month, professional_id)
        where mailed_at is null and appearances + visits + contacts + leads > 0;

      create table declined_mails (
        professional_id uuid not null references professionals on delete cascade,
        mail text not null check (mail in ('month', 'digest')),
        declined_at timestamptz not null default now(),
        primary key (professional_id, mail)
      );
    `)
  }
}
