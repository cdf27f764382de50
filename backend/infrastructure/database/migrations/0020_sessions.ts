import { BaseSchema } from '@adonisjs/lucid/schema'

export default class Sessions extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table sessions (
        token_hash text primary key,
        professional_id uuid not null references professionals on delete cascade,
        remembered boolean not null,
        sender_hash text,
        started_at timestamptz not null,
        last_seen_at timestamptz not null,
        expires_at timestamptz not null
      );
      comment on column sessions.token_hash is 'SHA-256 of what the cookie holds';
      create index sessions_of_professional on sessions (professional_id);
      create index sessions_by_end on sessions (expires_at);
    `)
  }

  override async down() {
    this.schema.raw('drop table sessions')
  }
}
