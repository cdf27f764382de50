import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A decided claim is kept for a while; the claimant's e-mail becomes the account's with the mailed link. A removed
 * registration is remembered by its keyed hash.
 */
export default class DecidedClaims extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table profile_claims
        add column decision text check (decision in ('approved', 'refused')),
        add column decided_at timestamptz,
        add column refusal text check (length(refusal) <= 40),
        add column note text check (length(note) <= 500),
        add check ((decision is null) = (decided_at is null));
      create index profile_claims_by_decision on profile_claims (decided_at) where decision is not null;

      alter table password_resets add column email text check (length(email) <= 254);
      comment on column password_resets.email is 'what an account without an e-mail gets when the link is used';

      alter table erasures
        drop constraint erasures_kind_check,
        add check (kind in ('email', 'phone', 'review', 'contact', 'account', 'registration'));
    `)
  }
}
