import { BaseSchema } from '@adonisjs/lucid/schema'

/** What everybody chooses from: specialties, insurers, states and municipalities. */
export default class Catalogue extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table specialties (
        id smallint primary key,
        name text not null unique,
        feminine text not null,
        slug text not null unique check (slug ~ '^[a-z0-9-]+$')
      );

      -- As many as the search counts: a further one is refused instead of left uncounted.
      create table insurers (
        id smallint primary key check (id between 1 and 40),
        name text not null unique
      );

      create table states (
        code char(2) primary key,
        name text not null unique
      );

      create table municipalities (
        ibge_code integer primary key check (ibge_code between 1100000 and 5399999),
        name text not null,
        state char(2) not null references states,
        latitude double precision check (latitude between -90 and 90),
        longitude double precision check (longitude between -180 and 180),
        population integer check (population >= 0),
        is_capital boolean not null default false,
        unique (state, name),
        check ((latitude is null) = (longitude is null))
      );
      create index municipalities_by_folded_name on municipalities (state, fold_text(name));

      -- The version of the municipalities' source, so that a start does not read it again.
      create table municipality_source (
        only_one boolean primary key default true check (only_one),
        version text not null
      );
    `)
  }
}
