import { BaseSchema } from '@adonisjs/lucid/schema'

const MORE = 'subscription_level, is_verified, blocked, specialty_id, state'

/** One index for the newest of all accounts and of professionals; who is listed by specialty is read from the listings. */
export default class FewerIndexes extends BaseSchema {
  override async up() {
    this.schema.raw(`
      drop index if exists professionals_listed, professionals_newest, professionals_roster_newest;
      create index professionals_newest on professionals (created_at desc, id) include (role, ${MORE});
      delete from put_off_indexes where name in ('professionals_listed', 'professionals_newest', 'professionals_roster_newest');
    `)
  }

  override async down() {
    this.schema.raw(`
      drop index if exists professionals_newest;
      create index professionals_listed on professionals (specialty_id) where role = 'user' and not blocked;
      create index professionals_newest on professionals (created_at desc, id);
      create index professionals_roster_newest on professionals (created_at desc, id) include (${MORE}) where role = 'user';
    `)
  }
}
