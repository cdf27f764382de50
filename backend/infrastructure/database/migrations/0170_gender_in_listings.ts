import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Adds the gender filter to the search: another bit of the modes. Triggers update the counts in one statement; the
 * default is masculine, so only other rows are written.
 */
export default class GenderInListings extends BaseSchema {
  override async up() {
    this.schema.raw(`
      update professional_listings listing set modes = listing.modes | 8
        from professionals p where p.id = listing.professional_id and p.display_gender = 'feminino';
      comment on column professional_listings.modes is 'bits: 1 presencial, 2 teleconsulta, 4 premium, 8 feminine';
    `)
  }

  override async down() {
    this.schema.raw(`
      update professional_listings set modes = modes & 7 where modes & 8 = 8;
      comment on column professional_listings.modes is 'bits: 1 presencial, 2 teleconsulta, 4 premium';
    `)
  }
}
