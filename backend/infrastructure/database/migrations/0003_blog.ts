import { BaseSchema } from '@adonisjs/lucid/schema'

const SECTIONS = [
  'introduction',
  'about_condition',
  'types_variations',
  'symptoms',
  'causes',
  'diagnosis',
  'treatment',
  'prevention',
  'living_with',
  'complications',
  'when_to_seek_help',
  'related_conditions',
  'recent_research',
  'faqs',
  'key_takeaways',
  'additional_resources',
  'medical_references',
]
const sections = SECTIONS.map((name) => `${name} text check (length(${name}) <= 20000)`).join(',\n        ')

/** The blog's posts and their views. */
export default class Blog extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table blog_posts (
        id uuid primary key,
        slug text not null unique check (slug ~ '^[a-z0-9-]{3,255}$'),
        title text not null check (length(title) between 10 and 255),
        meta_description text not null check (length(meta_description) between 50 and 160),
        category text not null default 'disease' check (length(category) <= 50),
        condition_name text check (length(condition_name) <= 255),
        excerpt text check (length(excerpt) <= 20000),
        ${sections},
        featured_image text check (featured_image ~ '^https://'),
        featured_image_alt text check (length(featured_image_alt) <= 255),
        author_id uuid references professionals on delete set null,
        is_published boolean not null default false,
        published_at timestamptz,
        view_count integer not null default 0 check (view_count >= 0),
        estimated_read_time smallint not null default 1 check (estimated_read_time > 0),
        created_at timestamptz not null,
        updated_at timestamptz not null,
        check (not is_published or published_at is not null)
      );
      create index blog_posts_published on blog_posts (published_at desc, id) where is_published;
      create index blog_posts_published_in_category on blog_posts (category, published_at desc, id) where is_published;

      create table blog_post_views (
        blog_post_id uuid not null references blog_posts on delete cascade,
        day date not null,
        visitor text not null,
        counted boolean not null default false,
        primary key (blog_post_id, day, visitor)
      );
      create index blog_post_views_day on blog_post_views (day);
      create index blog_post_views_not_counted on blog_post_views (blog_post_id) where not counted;
    `)
  }

  override async down() {
    this.schema.raw('drop table blog_post_views, blog_posts')
  }
}
