import { BaseSchema } from '@adonisjs/lucid/schema'

/** All that a listing is filtered and counted by in 16 bytes, for whoever goes through many listings at once. */
export default class ListingMarks extends BaseSchema {
  override async up() {
    this.schema.raw(`
      -- 4 bytes the municipality, 2 the letters of the state, 1 the specialty, 1 the modes, 8 the insurers.
      create function listing_mark(municipality integer, state text, specialty smallint, modes smallint, insurers bigint)
        returns bytea language sql immutable parallel safe as $$
        select int8send((municipality::bigint << 32)
            | ((ascii(state) << 8 | ascii(right(state, 1)))::bigint << 16)
            | (specialty::bigint << 8) | modes)
          || int8send(insurers)
      $$;
    `)
  }

  override async down() {
    this.schema.raw('drop function listing_mark(integer, text, smallint, smallint, bigint)')
  }
}
