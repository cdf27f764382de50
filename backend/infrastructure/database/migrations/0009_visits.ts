import { BaseSchema } from '@adonisjs/lucid/schema'

/** What is counted of visitors, without personal data. */
export default class Visits extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table profile_views (
        professional_id uuid not null references professionals on delete cascade,
        day date not null,
        visitor text not null,
        counted boolean not null default false,
        primary key (professional_id, day, visitor)
      );
      create index profile_views_day on profile_views (day);
      create index profile_views_not_counted on profile_views (professional_id, day) where not counted;

      create table profile_view_days (
        professional_id uuid not null references professionals on delete cascade,
        day date not null,
        views integer not null check (views > 0),
        primary key (professional_id, day)
      );

      create table visitor_salts (
        day date primary key,
        salt bytea not null check (length(salt) = 32)
      );

      create table contact_days (
        professional_id uuid not null references professionals on delete cascade,
        day date not null,
        kind text not null check (kind in ('whatsapp', 'phone', 'directions', 'email', 'appearance')),
        count integer not null,
        primary key (professional_id, day, kind)
      );
      create index contact_days_by_day on contact_days (day);

      create table search_days (
        day date not null,
        specialty_id smallint not null references specialties,
        count integer not null,
        primary key (day, specialty_id)
      );

      -- Keys of what a sender counted that day, so that it counts once.
      create table counted_once (
        day date not null,
        key text not null,
        primary key (day, key)
      );
      comment on column counted_once.key is 'holds nothing of the sender or of what was counted';
    `)
  }
}
