import { BaseSchema } from '@adonisjs/lucid/schema'

/** The bytes of a post's picture may be in a bucket; the row says so, and since when. */
export default class PostImagesInFiles extends BaseSchema {
  override async up() {
    this.schema.raw('alter table post_images alter column bytes drop not null')
  }

  override async down() {
    this.schema.raw(`
      delete from post_images where bytes is null;
      alter table post_images alter column bytes set not null;
    `)
  }
}
