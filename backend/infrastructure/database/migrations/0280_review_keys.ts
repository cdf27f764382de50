import { BaseSchema } from '@adonisjs/lucid/schema'

/** What makes a review that is sent again the same one, from whatever network: a keyed hash of its sender's own key. */
export default class ReviewKeys extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table reviews add column idempotency_key text;
      create index reviews_idempotency on reviews (professional_id, idempotency_key, created_at desc)
        where idempotency_key is not null
    `)
  }

  override async down() {
    this.schema.raw('alter table reviews drop column idempotency_key')
  }
}
