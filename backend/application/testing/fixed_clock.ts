import { Clock } from '#application/ports/clock.ts'

/** A clock that changes only when it is set. */
export class FixedClock extends Clock {
  #now: Date

  constructor(now: string | Date = '2026-11-21T12:00:00Z') {
    super()
    this.#now = new Date(now)
  }

  now(): Date {
    return this.#now
  }

  moveTo(now: string | Date): void {
    this.#now = new Date(now)
  }

  advance({ minutes = 0, hours = 0, days = 0 }: { minutes?: number; hours?: number; days?: number }): void {
    this.#now = new Date(this.#now.getTime() + ((days * 24 + hours) * 60 + minutes) * 60_000)
  }
}
