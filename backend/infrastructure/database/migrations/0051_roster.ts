import { BaseSchema } from '@adonisjs/lucid/schema'

/** For those who look through everyone: one index for each order, the first of which also counts, and one for texts. */
export default class Roster extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create index professionals_roster on professionals
        (subscription_level desc, is_verified desc, rating desc, id) include (blocked) where role = 'user';
      create index professionals_roster_name on professionals
        (fold_text(name || ' ' || lastname), id) where role = 'user';
      create index professionals_roster_rating on professionals
        (rating desc, review_count desc, id) where role = 'user';
      create index professionals_roster_views on professionals (profile_views desc, id) where role = 'user';
      create index professionals_roster_reviews on professionals (review_count desc, id) where role = 'user';
      create index professionals_blocked on professionals (id) where blocked;
      create index professionals_roster_text on professionals using gin (fold_text(
        name || ' ' || lastname || ' ' || email || ' ' || crm || ' ' || crm_key || ' ' || coalesce(whatsapp, '')
      ) gin_trgm_ops);
    `)
  }

  override async down() {
    this.schema.raw(`drop index professionals_roster, professionals_roster_name, professionals_roster_rating,
      professionals_roster_views, professionals_roster_reviews, professionals_blocked, professionals_roster_text`)
  }
}
