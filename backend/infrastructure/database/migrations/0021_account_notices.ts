import { BaseSchema } from '@adonisjs/lucid/schema'

export default class AccountNotices extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table account_notices (
        professional_id uuid not null references professionals on delete cascade,
        kind text not null check (length(kind) <= 40),
        day date not null,
        primary key (professional_id, kind, day)
      );
    `)
  }

  override async down() {
    this.schema.raw('drop table account_notices')
  }
}
