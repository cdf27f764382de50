import { BaseSchema } from '@adonisjs/lucid/schema'

/** When professionals last confirmed the insurers that they accept. */
export default class InsurersConfirmed extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table professionals add column insurers_confirmed_on date;
      comment on column professionals.insurers_confirmed_on is 'the day on which the professional last confirmed the list'
    `)
  }
}
