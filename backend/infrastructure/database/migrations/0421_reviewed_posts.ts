import { BaseSchema } from '@adonisjs/lucid/schema'

/** When a post was checked by its reviewer. */
export default class ReviewedPosts extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table blog_posts add column reviewed_at timestamptz;
      update blog_posts set reviewed_at = updated_at where reviewed_by is not null;
    `)
  }
}
