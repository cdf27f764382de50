import { BaseSchema } from '@adonisjs/lucid/schema'

/** A keyed hash of a review's submission key, which identifies a repetition from any network. */
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
