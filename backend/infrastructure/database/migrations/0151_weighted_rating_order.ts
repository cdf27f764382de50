import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Changes the order by rating to the weighted rating, stored in the lower 13 bits of the rank. Data that triggers
 * derive from a listing stays the same.
 */
export default class WeightedRatingOrder extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table professional_listings disable trigger user;
      update professional_listings set rating_order = rank & 8191 where rating_order <> rank & 8191;
      alter table professional_listings enable trigger user;
      comment on column professional_listings.rating_order is 'ascending is better: the rating weighed by the number of reviews';
    `)
  }

  override async down() {
    this.schema.raw(`
      alter table professional_listings disable trigger user;
      update professional_listings listing
        set rating_order = ((50 - p.rating * 10)::integer << 20) + 1048575 - least(p.review_count, 1048575)
        from professionals p where p.id = listing.professional_id;
      alter table professional_listings enable trigger user;
      comment on column professional_listings.rating_order is 'ascending is better: rating, number of reviews';
    `)
  }
}
