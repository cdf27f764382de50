import { BaseSchema } from '@adonisjs/lucid/schema'

/** A search asks for the post about what was searched for. */
export default class PostsByCondition extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create index blog_posts_published_about on blog_posts (fold_text(condition_name)) where is_published;
    `)
  }
}
