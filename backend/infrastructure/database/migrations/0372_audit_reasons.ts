import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What people wrote about a decision stands beside the audit log, where an erasure finds it; the log itself only grows.
 * Registration numbers go from the entries there are: they are kept as keyed hashes now, whose key the database has not.
 */
export default class AuditReasons extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table audit_reasons (
        entry_id bigint primary key,
        reason text not null check (length(reason) <= 500)
      );
      comment on column audit_reasons.entry_id is 'an entry of audit_log, without a foreign key, so that nothing stands in the way of its own rule';
      insert into audit_reasons (entry_id, reason) select id, reason from audit_log where reason is not null;
      alter table audit_log disable trigger audit_log_only_grows;
      update audit_log set before = before - 'crm', after = after - 'crm'
        where jsonb_exists(before, 'crm') or jsonb_exists(after, 'crm');
      alter table audit_log enable always trigger audit_log_only_grows;
      alter table audit_log drop column reason
    `)
  }

  override async down() {
    this.schema.raw(`
      alter table audit_log add column reason text check (length(reason) <= 500);
      alter table audit_log disable trigger audit_log_only_grows;
      update audit_log set reason = kept.reason from audit_reasons kept where kept.entry_id = id;
      alter table audit_log enable always trigger audit_log_only_grows;
      drop table audit_reasons
    `)
  }
}
