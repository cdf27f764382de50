import { BaseSchema } from '@adonisjs/lucid/schema'

/** The browsers in which professionals asked for notices of new leads. */
export default class PushDevices extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table push_devices (
        id uuid primary key default gen_random_uuid(),
        professional_id uuid not null references professionals on delete cascade,
        session_id uuid references sessions (id) on delete set null,
        endpoint text not null unique check (length(endpoint) <= 1000),
        p256dh text not null check (length(p256dh) <= 100),
        auth text not null check (length(auth) <= 30),
        added_at timestamptz not null default clock_timestamp()
      );
      comment on column push_devices.session_id is 'with whose end the notices end; null once it passed by itself';
      create index push_devices_of_professional on push_devices (professional_id);
      create index push_devices_of_session on push_devices (session_id);
    `)
  }
}
