/** The current time; the application reads it nowhere else. */
export abstract class Clock {
  abstract now(): Date
}
