import { BaseSchema } from '@adonisjs/lucid/schema'

/** An account that its owner erased is known by its id, so that neither its e-mail's next account nor a patient goes with it. */
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
