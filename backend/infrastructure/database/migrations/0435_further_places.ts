import { BaseSchema } from '@adonisjs/lucid/schema'

/** Finds the rows of people's further places: 1 << 30 is `REPEATED_IN_COUNTRY`. */
export default class FurtherPlaces extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create index professional_listings_further on professional_listings (state, specialty_id)
        where modes & 1073741824 = 1073741824;
    `)
  }
}
