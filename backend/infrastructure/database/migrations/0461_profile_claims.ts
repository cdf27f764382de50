import { BaseSchema } from '@adonisjs/lucid/schema'

/** Who asks for an unclaimed profile, or for its removal, until that is decided. */
export default class ProfileClaims extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table profile_claims (
        id uuid primary key,
        professional_id uuid not null references professionals on delete cascade,
        kind text not null check (kind in ('claim', 'removal')),
        registration text not null check (length(registration) <= 20),
        email text not null check (length(email) <= 254),
        phone text not null check (length(phone) <= 20),
        consent_version text not null check (length(consent_version) <= 20),
        asked_at timestamptz not null,
        unique (professional_id, email, kind)
      );
      create index profile_claims_by_age on profile_claims (asked_at);
      create index profile_claims_by_email on profile_claims (email);
    `)
  }
}
