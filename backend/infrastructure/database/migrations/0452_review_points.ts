import { BaseSchema } from '@adonisjs/lucid/schema'

/** What patients tick as good in a review. */
export default class ReviewPoints extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table reviews add column points text[] not null default '{}' check (cardinality(points) <= 10);
      comment on column reviews.points is 'what the patient ticked as good';
      create index reviews_approved_points on reviews (professional_id) include (points)
        where status = 'approved' and points <> '{}';
    `)
  }
}
