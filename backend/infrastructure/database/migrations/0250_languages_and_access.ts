import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Adds filters by language and accessibility: further bits of the modes, for which a smallint and a mark's single byte
 * are too small. No listing has such bits yet, so none changes; the marks are rewritten.
 */
export default class LanguagesAndAccess extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table professionals
        add column languages text[] not null default '{}' check (cardinality(languages) <= 20),
        add column accessibility text[] not null default '{}' check (cardinality(accessibility) <= 20);
      alter table professional_listings alter column modes type integer;
      alter table listing_cells alter column modes type integer;
      comment on column professional_listings.modes is
        'bits: 1 presencial, 2 teleconsulta, 4 premium, 8 feminine, from 16 languages, from 65536 accessibility';
    `)
    this.schema.raw(`
      drop function listing_mark;
      -- 4 bytes the municipality, 2 the letters of the state, 2 the specialty, 8 the insurers, 4 the modes.
      create function listing_mark(municipality integer, state text, specialty smallint, modes integer, insurers bigint)
        returns bytea language sql immutable parallel safe as $$
        select int8send((municipality::bigint << 32)
            | ((ascii(state) << 8 | ascii(right(state, 1)))::bigint << 16)
            | specialty)
          || int8send(insurers) || int4send(modes)
      $$;
      ${BEARERS_ANEW}
    `)
  }

  override async down() {
    this.schema.raw(`
      drop function listing_mark;
      update professional_listings set modes = modes & 15 where modes > 15;
      delete from listing_cells where modes > 15;
      alter table professional_listings alter column modes type smallint;
      alter table listing_cells alter column modes type smallint;
      comment on column professional_listings.modes is 'bits: 1 presencial, 2 teleconsulta, 4 premium, 8 feminine';
      create function listing_mark(municipality integer, state text, specialty smallint, modes smallint, insurers bigint)
        returns bytea language sql immutable parallel safe as $$
        select int8send((municipality::bigint << 32)
            | ((ascii(state) << 8 | ascii(right(state, 1)))::bigint << 16)
            | (specialty::bigint << 8) | modes)
          || int8send(insurers)
      $$;
      ${BEARERS_ANEW}
      alter table professionals drop column languages, drop column accessibility;
    `)
  }
}

const BEARERS_ANEW = `
      delete from common_name_bearers;
      insert into common_name_bearers (word, came, gone, folded)
      select word, string_agg(listing_mark(municipality_id, state, specialty_id, modes, insurers), ''), '', true
      from professional_listings cross join lateral unnest(tsvector_to_array(names)) as name (word)
      where word in (select word from common_names where kept)
      group by word;`
