import { BaseSchema } from '@adonisjs/lucid/schema'

/** Who says that they accept new patients, since when, and how long their leads wait for an answer. */
export default class NewPatientsAndAnswerTime extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table professionals
        add column accepts_new_patients_on date,
        add column answer_minutes integer check (answer_minutes >= 0);
      comment on column professionals.accepts_new_patients_on is 'the day on which the professional last said so';
      comment on column professionals.answer_minutes is
        'the median of the leads of 90 days that were answered; null below five';
      alter table contacts add column answered_at timestamptz;
      comment on column contacts.answered_at is 'when the professional first called, wrote or marked it';
    `)
  }
}
