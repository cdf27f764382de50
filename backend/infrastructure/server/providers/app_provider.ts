import type { ApplicationService } from '@adonisjs/core/types'
import type { App } from '#infrastructure/composition/open_app.ts'

declare module '@adonisjs/core/types' {
  interface ContainerBindings {
    saude: App
    'lucid.db': App['database']['lucid']
  }
}

/** Gives the framework's packages our database connection, and closes ours with the application. */
export default class AppProvider {
  readonly #adonis: ApplicationService

  constructor(adonis: ApplicationService) {
    this.#adonis = adonis
  }

  register(): void {
    this.#adonis.container.singleton(
      'lucid.db',
      async (resolver) => (await resolver.make('saude')).database.lucid,
    )
  }

  async shutdown(): Promise<void> {
    const app = await this.#adonis.container.make('saude')
    await app.close()
  }
}
