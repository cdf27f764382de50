import { BaseSchema } from '@adonisjs/lucid/schema'

export default class AuditActors extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table audit_log
        alter column actor_id type text,
        add column undoes bigint unique references audit_log;
      comment on column audit_log.actor_id is 'the account, or cli:<user of the machine>';
      drop index audit_log_subject;
      create index audit_log_subject on audit_log (subject_id, id desc);
      create index audit_log_actor on audit_log (actor_id, id desc);
      create index audit_log_action on audit_log (action, id desc);
      alter table audit_log enable always trigger audit_log_only_grows;
    `)
  }

  override async down() {
    this.schema.raw('alter table audit_log drop column undoes')
  }
}
