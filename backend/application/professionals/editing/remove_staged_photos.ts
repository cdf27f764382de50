import type { Clock } from '#application/ports/clock.ts'
import type { PhotoStaging } from '#application/ports/photo_staging.ts'

/** Leaves room for the hour between two runs: within 24 hours a photo that was never saved is gone. */
const KEPT_MS = 22 * 60 * 60 * 1_000

/** Photos that were sent and never saved with a profile go. */
export class RemoveStagedPhotos {
  readonly #staging: PhotoStaging
  readonly #clock: Clock

  constructor({ staging, clock }: { staging: PhotoStaging; clock: Clock }) {
    this.#staging = staging
    this.#clock = clock
  }

  async execute(): Promise<void> {
    await this.#staging.discardBefore(new Date(this.#clock.now().getTime() - KEPT_MS))
  }
}
