/** What time it is. Nothing else of the application asks the machine. */
export abstract class Clock {
  abstract now(): Date
}
