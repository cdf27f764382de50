import { BaseSchema } from '@adonisjs/lucid/schema'

/** Requests for verification and their decisions. The badge itself stays on the professional. */
export default class Verifications extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table verifications (
        professional_id uuid primary key references professionals on delete cascade,
        asked_at timestamptz,
        decided_at timestamptz,
        decision text check (decision in ('approved', 'refused')),
        decided_by text,
        checked jsonb,
        refusal text,
        note text check (length(note) <= 500),
        reminded_at timestamptz
      );
      create index verifications_asked on verifications (asked_at, professional_id) where asked_at is not null;
      create index verifications_approved on verifications (decided_at) where decision = 'approved';
    `)
  }

  override async down() {
    this.schema.raw('drop table verifications')
  }
}
