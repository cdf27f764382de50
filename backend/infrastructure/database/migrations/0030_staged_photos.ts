import { BaseSchema } from '@adonisjs/lucid/schema'

export default class StagedPhotos extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table staged_photos (
        professional_id uuid not null references professionals on delete cascade,
        hash text not null,
        width smallint not null check (width in (160, 512)),
        format text not null check (format in ('webp', 'avif')),
        bytes bytea not null,
        staged_at timestamptz not null,
        primary key (professional_id, hash, width, format)
      );
      create index staged_photos_by_age on staged_photos (staged_at);
    `)
  }

  override async down() {
    this.schema.raw('drop table staged_photos')
  }
}
