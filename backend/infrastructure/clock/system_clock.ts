import { Clock } from '#application/ports/clock.ts'

export class SystemClock extends Clock {
  now(): Date {
    return new Date()
  }
}
