import { BaseSchema } from '@adonisjs/lucid/schema'

/** Who works on the queue and when they last said so: the jobs of one that fell silent go to the others. */
export default class JobWorkers extends BaseSchema {
  override async up() {
    this.schema.raw('create table job_workers (id text primary key, seen_at timestamptz not null)')
  }

  override async down() {
    this.schema.raw('drop table job_workers')
  }
}
