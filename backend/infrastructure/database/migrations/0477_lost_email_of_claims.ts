import { BaseSchema } from '@adonisjs/lucid/schema'

/** A claimant may say that the e-mail of the register is no longer read; the link goes to the claimant's then. */
export default class LostEmailOfClaims extends BaseSchema {
  override async up() {
    this.schema.raw('alter table profile_claims add column lost_email boolean not null default false')
  }
}
