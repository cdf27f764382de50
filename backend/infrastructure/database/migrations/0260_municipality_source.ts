import { BaseSchema } from '@adonisjs/lucid/schema'

/** The version of the municipalities' source, so that a start does not read it again. */
export default class MunicipalitySource extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table municipality_source (
        only_one boolean primary key default true check (only_one),
        version text not null
      );
    `)
  }

  override async down() {
    this.schema.raw('drop table municipality_source')
  }
}
