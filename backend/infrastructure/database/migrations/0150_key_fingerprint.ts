import { BaseSchema } from '@adonisjs/lucid/schema'

export default class KeyFingerprint extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table key_fingerprint (
        only_one boolean primary key default true check (only_one),
        fingerprint text not null
      );
      comment on table key_fingerprint is 'hash of a constant under the key that the data was made with; tells nothing of the key';
    `)
  }

  override async down() {
    this.schema.raw('drop table key_fingerprint')
  }
}
