import { BaseSchema } from '@adonisjs/lucid/schema'
import { compactCells, countChanges } from './0006_search_counts.ts'

/**
 * Makes an imported row cheaper: counts 40 insurers instead of 63, keeps no statistics of columns that no query filters
 * by, and writes `fold_text` in PL/pgSQL, since PostgreSQL plans the SQL version anew for each call.
 */
export default class CheaperImports extends BaseSchema {
  override async up() {
    this.schema.raw(countedInsurers(40))
    this.schema.raw(statistics(0))
    this.schema.raw(`
      create or replace function fold_text(text) returns text language plpgsql immutable strict parallel safe
        as $$ begin return lower(public.unaccent('public.unaccent', $1)); end $$
    `)
  }

  override async down() {
    this.schema.raw(countedInsurers(63))
    this.schema.raw(statistics(-1))
    this.schema.raw(`
      create or replace function fold_text(text) returns text language sql immutable strict parallel safe
        as $$ select lower(public.unaccent('public.unaccent', $1)) $$
    `)
  }
}

/** Refuses further ones instead of leaving them uncounted. */
const countedInsurers = (most: number) => `
      alter table insurers drop constraint insurers_id_check,
        add constraint insurers_id_check check (id between 1 and ${most});
      ${countChanges(most)};
      ${compactCells(most)}`

const statistics = (target: number) => `
      alter table listing_cells alter column by_insurer set statistics ${target};
      alter table professionals alter column bio set statistics ${target},
        alter column experience set statistics ${target}`
