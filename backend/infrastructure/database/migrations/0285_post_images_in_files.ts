import { BaseSchema } from '@adonisjs/lucid/schema'

/** The bytes of a post's picture may lie in a bucket; its row says that it is there, and since when. */
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
