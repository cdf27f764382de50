import { BaseSchema } from '@adonisjs/lucid/schema'

/** The professional's answer, why and by whom a review was rejected, and readers' reports. */
export default class ReviewAnswersAndReports extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table reviews
        add column answer text check (length(answer) <= 1000),
        add column answered_at timestamptz,
        add column objection text,
        add column rejected_by text check (rejected_by in ('professional', 'site')),
        add column reports_decided_at timestamptz;
      create index reviews_of_sender on reviews (sender_hash) where sender_hash is not null;
      create index reviews_in_quarantine on reviews (created_at) where quarantined;
      create index reviews_rejected_by_owner on reviews (professional_id, created_at) where rejected_by = 'professional';

      create table review_reports (
        review_id uuid not null references reviews on delete cascade,
        sender_hash text not null,
        objection text not null,
        created_at timestamptz not null,
        primary key (review_id, sender_hash)
      );
      comment on column review_reports.sender_hash is 'keyed hash of the address, empty where unknown';
    `)
  }

  override async down() {
    this.schema.raw(`
      drop table review_reports;
      drop index reviews_of_sender, reviews_in_quarantine, reviews_rejected_by_owner;
      alter table reviews drop column answer, drop column answered_at, drop column objection, drop column rejected_by,
        drop column reports_decided_at;
    `)
  }
}
