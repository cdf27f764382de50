import type { Clock } from '#application/ports/clock.ts'
import { type Finding, SiteCheck, warning, well, wrong } from '#application/ports/site_check.ts'
import type { Database } from '../database.ts'

const NOTICEABLE_SECONDS = 2
/** Links of password resets and sessions end at the wrong time. */
const HARMFUL_SECONDS = 60
const DIFFERENCE = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const CURE = 'Acerte a hora das duas máquinas por NTP (timedatectl set-ntp true).'

/** Compares our clock with that of the database. */
export class ClockCheck extends SiteCheck {
  readonly name = 'clock'
  readonly #database: Database
  readonly #clock: Clock

  constructor(database: Database, clock: Clock) {
    super()
    this.#database = database
    this.#clock = clock
  }

  async examine(): Promise<Finding> {
    const before = this.#clock.now().getTime()
    const row = await this.#database.row<{ at: Date }>('select clock_timestamp() as at')
    const after = this.#clock.now().getTime()
    const there = row?.at.getTime() ?? Number.NaN
    const seconds = Math.max(0, before - there, there - after) / 1_000
    const finding = `${DIFFERENCE.format(seconds)} s de diferença do banco`
    if (!(seconds < HARMFUL_SECONDS)) return wrong(finding, CURE)
    return seconds > NOTICEABLE_SECONDS ? warning(finding, CURE) : well(finding)
  }
}
