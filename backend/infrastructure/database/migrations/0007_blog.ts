import { BaseSchema } from '@adonisjs/lucid/schema'

/** The blog: posts with their revisions, views, pictures and imports. */
export default class Blog extends BaseSchema {
  override async up() {
    this.schema.raw(POSTS)
    this.schema.raw(IMAGES_AND_IMPORTS)
  }
}

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

const POSTS = `
      create table blog_posts (
        id uuid primary key,
        slug text not null unique check (slug ~ '^[a-z0-9-]{3,255}$'),
        title text not null check (length(title) between 10 and 255),
        meta_description text not null check (length(meta_description) between 50 and 160),
        category text not null default 'disease' check (length(category) <= 50),
        condition_name text check (length(condition_name) <= 255),
        excerpt text check (length(excerpt) <= 20000),
        ${sections},
        featured_image text check (featured_image ~ '^(https://|/api/post-images/)'),
        featured_image_alt text check (length(featured_image_alt) <= 255),
        author_id uuid references professionals on delete set null,
        written_by uuid references professionals on delete set null,
        reviewed_by uuid references professionals on delete set null,
        is_published boolean not null default false,
        published_at timestamptz,
        publish_at timestamptz,
        view_count integer not null default 0 check (view_count >= 0),
        estimated_read_time smallint not null default 1 check (estimated_read_time > 0),
        created_at timestamptz not null,
        updated_at timestamptz not null,
        check (not is_published or published_at is not null),
        check (publish_at is null or not is_published)
      );
      comment on column blog_posts.author_id is 'the account that entered it';
      comment on column blog_posts.publish_at is 'when it is to be published by itself';
      create index blog_posts_published on blog_posts (published_at desc, id) where is_published;
      create index blog_posts_published_in_category on blog_posts (category, published_at desc, id) where is_published;
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

      create table blog_post_views (
        blog_post_id uuid not null references blog_posts on delete cascade,
        day date not null,
        visitor text not null,
        counted boolean not null default false,
        primary key (blog_post_id, day, visitor)
      );
      create index blog_post_views_day on blog_post_views (day);
      create index blog_post_views_not_counted on blog_post_views (blog_post_id) where not counted;
`

/** Pictures are named by their content; an import keeps what it changed, for undoing it. */
const IMAGES_AND_IMPORTS = `
      create table post_images (
        name text not null check (name ~ '^[A-Za-z0-9_-]{22}-[0-9]{1,4}x[0-9]{1,4}$'),
        width smallint not null check (width in (640, 1280)),
        bytes bytea,
        put_at timestamptz not null,
        primary key (name, width)
      );
      comment on column post_images.bytes is 'null: they are in the bucket';
      create index post_images_by_age on post_images (put_at);

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
      );
`
