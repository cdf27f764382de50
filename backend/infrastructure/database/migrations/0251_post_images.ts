import { BaseSchema } from '@adonisjs/lucid/schema'

/** Editors' pictures for posts, named by their content. */
export default class PostImages extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table post_images (
        name text not null check (name ~ '^[A-Za-z0-9_-]{22}-[0-9]{1,4}x[0-9]{1,4}$'),
        width smallint not null check (width in (640, 1280)),
        bytes bytea not null,
        put_at timestamptz not null,
        primary key (name, width)
      );
      create index post_images_by_age on post_images (put_at);
      alter table blog_posts
        drop constraint blog_posts_featured_image_check,
        add constraint blog_posts_featured_image_check check (featured_image ~ '^(https://|/api/post-images/)');
    `)
  }

  override async down() {
    this.schema.raw(`
      update blog_posts set featured_image = null where featured_image !~ '^https://';
      alter table blog_posts
        drop constraint blog_posts_featured_image_check,
        add constraint blog_posts_featured_image_check check (featured_image ~ '^https://');
      drop table post_images;
    `)
  }
}
