import { BaseSchema } from '@adonisjs/lucid/schema'

/** A verification covers the specialist registrations; one from before is taken to cover those of its day, now. */
export default class VerifiedRqe extends BaseSchema {
  override async up() {
    this.schema.raw(`
      update verifications set checked = checked || jsonb_build_object('rqe', professional.rqe)
        from professionals professional where professional.id = professional_id and checked is not null
    `)
  }

  override async down() {
    this.schema.raw(`update verifications set checked = checked - 'rqe' where checked is not null`)
  }
}
