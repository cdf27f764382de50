import { BaseSchema } from '@adonisjs/lucid/schema'

/** Changes of each import of posts, for undoing it. */
export default class PostImports extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table post_imports (
        id bigint generated always as identity primary key,
        file text not null,
        started_at timestamptz not null
      );
      create table imported_posts (
        post_import_id bigint not null references post_imports on delete cascade,
        position integer not null,
        post_id uuid not null,
        before jsonb,
        left_at timestamptz not null,
        primary key (post_import_id, position)
      )`)
  }

  override async down() {
    this.schema.raw('drop table imported_posts, post_imports')
  }
}
