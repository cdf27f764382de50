import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Records erased accounts by id, so that repeating the erasure spares a new account with the same e-mail, and patients.
 */
export default class ErasedAccounts extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table erasures drop constraint erasures_kind_check,
        add constraint erasures_kind_check check (kind in ('email', 'phone', 'review', 'contact', 'account'));
      comment on column erasures.subject_hash is 'keyed hash of the e-mail or phone; the id of a review, contact or account'
    `)
  }

  override async down() {
    this.schema.raw(`
      delete from erasures where kind = 'account';
      alter table erasures drop constraint erasures_kind_check,
        add constraint erasures_kind_check check (kind in ('email', 'phone', 'review', 'contact'))
    `)
  }
}
