import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Visits and reviews change far more often than anybody sorts the panel by them: their indexes cost every count an
 * entry in each index of the row (https://www.postgresql.org/docs/current/storage-hot.html), and go.
 */
export default class RosterCounters extends BaseSchema {
  override async up() {
    this.schema.raw('drop index professionals_roster_views, professionals_roster_reviews')
  }

  override async down() {
    const more = 'subscription_level, is_verified, blocked, specialty_id, state'
    this.schema.raw(`
      create index professionals_roster_views on professionals (profile_views desc, id) include (${more}) where role = 'user';
      create index professionals_roster_reviews on professionals (review_count desc, id) include (${more}) where role = 'user';
    `)
  }
}
