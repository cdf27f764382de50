import { type Finding, SiteCheck, well, wrong } from '#application/ports/site_check.ts'
import type { Database } from '../database.ts'
import { compareMigrations } from '../pending_migrations.ts'

export class MigrationsCheck extends SiteCheck {
  readonly name = 'migrations'
  override readonly isFoundation = true
  readonly #database: Database

  constructor(database: Database) {
    super()
    this.#database = database
  }

  async examine(): Promise<Finding> {
    const { pending, unknown } = await compareMigrations(this.#database)
    if (unknown.length > 0)
      return wrong(
        `o banco é de uma versão mais nova: ${unknown.join(', ')}`,
        'Instale a versão do programa que fez estas migrações.',
      )
    if (pending.length > 0) return wrong(`faltam: ${pending.join(', ')}`, 'Rode saude db migrate --yes.')
    return well('todas aplicadas')
  }
}
