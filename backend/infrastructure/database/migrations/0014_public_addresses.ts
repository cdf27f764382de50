import { BaseSchema } from '@adonisjs/lucid/schema'

/** What the sitemap and the site's rating walk along: visible professionals and approved stars, from indexes alone. */
export default class PublicAddresses extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create index professionals_visible on professionals (id) where role = 'user' and not blocked;
      create index reviews_approved_stars on reviews (professional_id) include (rating) where status = 'approved';
    `)
  }

  override async down() {
    this.schema.raw('drop index professionals_visible, reviews_approved_stars')
  }
}
