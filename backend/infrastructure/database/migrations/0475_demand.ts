import { BaseSchema } from '@adonisjs/lucid/schema'

/** Searches that found nobody or few, by what they asked for. */
export default class DemandDays extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table demand_days (
        day date not null,
        specialty_id smallint references specialties,
        state char(2) references states,
        municipality integer references municipalities,
        insurer_id smallint references insurers,
        found_nobody boolean not null,
        count integer not null,
        unique nulls not distinct (day, specialty_id, state, municipality, insurer_id, found_nobody)
      );
      comment on column demand_days.specialty_id is 'null, as in the next three: not asked for';
    `)
  }
}
