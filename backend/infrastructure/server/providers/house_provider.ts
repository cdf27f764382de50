import type { ApplicationService } from '@adonisjs/core/types'
import '@adonisjs/lucid/database_provider'
import type { House } from '#infrastructure/composition/open_house.ts'

declare module '@adonisjs/core/types' {
  interface ContainerBindings {
    house: House
  }
}

/** Lends the framework's packages our own database connection, and closes the house with the application. */
export default class HouseProvider {
  readonly #app: ApplicationService

  constructor(app: ApplicationService) {
    this.#app = app
  }

  register(): void {
    this.#app.container.singleton(
      'lucid.db',
      async (resolver) => (await resolver.make('house')).database.lucid,
    )
  }

  async shutdown(): Promise<void> {
    const house = await this.#app.container.make('house')
    await house.close()
  }
}
