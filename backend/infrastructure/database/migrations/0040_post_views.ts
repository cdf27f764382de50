import { BaseSchema } from '@adonisjs/lucid/schema'

export default class PostViews extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table blog_post_views add column counted boolean not null default false;
      create index blog_post_views_day on blog_post_views (day);
      create index blog_post_views_not_counted on blog_post_views (blog_post_id) where not counted;
    `)
  }

  override async down() {
    this.schema.raw(`
      drop index blog_post_views_not_counted, blog_post_views_day;
      alter table blog_post_views drop column counted;
    `)
  }
}
