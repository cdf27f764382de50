import { BaseSchema } from '@adonisjs/lucid/schema'

/** Profiles from a register, without an e-mail until their owner claims them. */
export default class UnclaimedProfiles extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table professionals
        alter column email drop not null,
        add column source text check (length(source) between 2 and 120),
        add column source_date date,
        add check ((source is null) = (source_date is null)),
        add check (email is not null or (source is not null and password_hash is null)),
        add check (source is null or not is_verified);
      comment on column professionals.source is 'the register of a profile that nobody has claimed; null otherwise';

      drop index professionals_admin_list_text;
      create index professionals_admin_list_text on professionals using gin (fold_text(
        name || ' ' || lastname || ' ' || coalesce(email, '') || ' ' || crm || ' ' || crm_key || ' '
          || coalesce(whatsapp, '')
      ) gin_trgm_ops);
    `)
  }
}
