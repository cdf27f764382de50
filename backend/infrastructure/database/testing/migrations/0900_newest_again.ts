import { BaseSchema } from '@adonisjs/lucid/schema'

/** For tests: needs a lock on `professionals` that readers block, and changes nothing. */
export default class NewestAgain extends BaseSchema {
  override async up() {
    this.schema.raw(`
      drop index professionals_newest;
      create index professionals_newest on professionals (created_at desc, id)
        include (role, subscription_level, is_verified, blocked, specialty_id, state);
    `)
  }

  override async down() {}
}
