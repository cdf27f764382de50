import { BaseSchema } from '@adonisjs/lucid/schema'

/** An import of professionals keeps what it changed, for undoing it; with a person goes what was kept of them. */
export default class ProfessionalImports extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table professional_imports (
        id bigint generated always as identity primary key,
        file text not null,
        started_at timestamptz not null
      );
      create table imported_professionals (
        professional_import_id bigint not null references professional_imports on delete cascade,
        professional_id uuid not null references professionals on delete cascade,
        before jsonb,
        left_at timestamptz not null,
        primary key (professional_import_id, professional_id)
      );
      comment on column imported_professionals.before is 'null: the import created the profile';
      create index imported_professionals_of_person on imported_professionals (professional_id);
    `)
  }
}
