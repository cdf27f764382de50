import { DemoData, type SeededDemo } from '#application/ports/demo_data.ts'
import { DEMO_DOMAIN } from '#domain/shared/email.ts'
import type { DemoDependencies } from './seed_demo.ts'

const PRESENCE = `select exists (select from professionals) as anybody,
  exists (select from professionals where email like '%@${DEMO_DOMAIN}') as demo`

/** Loads the generator of people only on demand. */
export class PostgresDemoData extends DemoData {
  readonly #app: DemoDependencies

  constructor(app: DemoDependencies) {
    super()
    this.#app = app
  }

  async presence(): Promise<{ anybody: boolean; demo: boolean }> {
    const found = await this.#app.database.row<{ anybody: boolean; demo: boolean }>(PRESENCE)
    return found ?? { anybody: false, demo: false }
  }

  async seed(): Promise<SeededDemo> {
    const { seedDemo } = await import('./seed_demo.ts')
    return seedDemo(this.#app)
  }
}
