import { BaseSchema } from '@adonisjs/lucid/schema'

export default class SecondFactors extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table second_factors (
        professional_id uuid primary key references professionals on delete cascade,
        kept jsonb not null
      );
      comment on column second_factors.kept is 'the secret of the app is encrypted, codes on paper are keyed hashes';

      alter table sessions add column id uuid not null default gen_random_uuid() unique,
        add column device text check (length(device) <= 60);
      comment on column sessions.device is 'browser and system in words, for the owner to recognise';
    `)
  }

  override async down() {
    this.schema.raw('drop table second_factors; alter table sessions drop column id, drop column device')
  }
}
