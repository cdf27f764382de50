import { BaseSchema } from '@adonisjs/lucid/schema'

export default class AuditLog extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table audit_log (
        id bigint generated always as identity primary key,
        at timestamptz not null default now(),
        actor_kind text not null check (actor_kind in ('professional', 'admin', 'operator', 'system')),
        actor_id uuid,
        action text not null check (length(action) <= 80),
        subject_kind text not null check (length(subject_kind) <= 40),
        subject_id text not null,
        before jsonb,
        after jsonb,
        reason text check (length(reason) <= 500)
      );
      create index audit_log_subject on audit_log (subject_kind, subject_id, id desc);
      create index audit_log_newest on audit_log (at desc);
    `)
    this.schema.raw(`
      create function refuse_change() returns trigger language plpgsql
        as $$ begin raise exception 'the audit log only grows'; end $$;
      create trigger audit_log_only_grows before update or delete or truncate on audit_log
        for each statement execute function refuse_change();
    `)
  }

  override async down() {
    this.schema.raw('drop table audit_log; drop function refuse_change()')
  }
}
