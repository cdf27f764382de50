import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What the list is filtered by stands in every order's index, so that any page, however deep, and every count is found
 * by the index alone. An index on an expression needs the expression's own columns for that as well
 * (https://www.postgresql.org/docs/current/indexes-index-only-scans.html).
 */
const FILTERS = 'blocked, specialty_id, state'
const MORE = `subscription_level, is_verified, ${FILTERS}`

const ORDERS = {
  professionals_roster: ['subscription_level desc, is_verified desc, rating desc, id', FILTERS],
  professionals_roster_newest: ['created_at desc, id', MORE],
  professionals_roster_name: [`fold_text(name || ' ' || lastname), id`, `name, lastname, ${MORE}`],
  professionals_roster_rating: ['rating desc, review_count desc, id', MORE],
  professionals_roster_views: ['profile_views desc, id', MORE],
  professionals_roster_reviews: ['review_count desc, id', MORE],
  professionals_roster_state: ['state, specialty_id', 'subscription_level, is_verified, blocked'],
  professionals_roster_specialty: ['specialty_id', 'subscription_level, is_verified, blocked'],
}

export default class RosterPages extends BaseSchema {
  override async up() {
    for (const [name, [columns, included]] of Object.entries(ORDERS))
      this.schema.raw(`
        drop index if exists ${name};
        create index ${name} on professionals (${columns}) include (${included}) where role = 'user';
      `)
  }

  override async down() {
    for (const [name, [columns]] of Object.entries(ORDERS))
      this.schema.raw(`
        drop index ${name};
        create index ${name} on professionals (${columns}) where role = 'user';
      `)
  }
}
