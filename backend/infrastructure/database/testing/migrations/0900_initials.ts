import { BaseSchema } from '@adonisjs/lucid/schema'

/** For tests: a later migration that reads and writes every professional, and needs a lock that readers block. */
export default class Initials extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table professionals add column initials text;
      update professionals set initials = left(name, 1) || left(lastname, 1);
      alter table professionals alter column initials set not null;
      create index professionals_initials on professionals (initials);
    `)
  }
}
