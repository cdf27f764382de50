import { BaseSchema } from '@adonisjs/lucid/schema'

/** Author and reviewer of a post, its scheduled publication, and its revisions. */
export default class PostEditing extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table blog_posts
        add column written_by uuid references professionals on delete set null,
        add column reviewed_by uuid references professionals on delete set null,
        add column publish_at timestamptz,
        add check (publish_at is null or not is_published);
      create index blog_posts_written_by on blog_posts (written_by) where written_by is not null;
      create index blog_posts_reviewed_by on blog_posts (reviewed_by) where reviewed_by is not null;
      create index blog_posts_due on blog_posts (publish_at) where publish_at is not null;

      create table blog_post_revisions (
        id uuid primary key,
        blog_post_id uuid not null references blog_posts on delete cascade,
        at timestamptz not null,
        title text not null,
        fields jsonb not null
      );
      create index blog_post_revisions_newest on blog_post_revisions (blog_post_id, at desc, id desc);
    `)
  }

  override async down() {
    this.schema.raw(`
      drop table blog_post_revisions;
      alter table blog_posts drop column written_by, drop column reviewed_by, drop column publish_at;
    `)
  }
}
