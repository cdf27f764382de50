import { userInfo } from 'node:os'
import { BaseCommand, ListLoader } from '@adonisjs/core/ace'
import InspectRcFile from '@adonisjs/core/commands/inspect_rcfile'
import ListRoutes from '@adonisjs/core/commands/list/routes'
import Repl from '@adonisjs/core/commands/repl'
import { explainFailure } from '#infrastructure/composition/explain_failure.ts'
import { migrateWithAudit, type MigrationReport } from '#infrastructure/composition/migrate.ts'
import { readSettings } from '#infrastructure/composition/settings.ts'
import { knownMigrations } from '#infrastructure/database/apply_migrations.ts'

abstract class MigrationCommand extends BaseCommand {
  /** A dry run only compares. Returns null after a failure that a person can repair, which it tells. */
  protected async migrate(dryRun: boolean): Promise<MigrationReport | null> {
    const by = { kind: 'operator' as const, id: `cli:${userInfo().username}` }
    const log = (line: string) => this.logger.info(line)
    try {
      return await migrateWithAudit(readSettings(process.env), { by, dryRun, log })
    } catch (error) {
      const words = explainFailure(error)
      if (!words) throw error
      this.logger.error(words)
      this.exitCode = 1
      return null
    }
  }
}

/**
 * What `saude db migrate` does: Lucid's runner knows neither the owner's role, the job queue nor the rights of the
 * application, and takes a failed COMMIT for success (decision 37).
 */
class MigrationRun extends MigrationCommand {
  static override options = { allowUnknownFlags: true }
  static override commandName = 'migration:run'
  static override description = 'Apply pending migrations, as saude db migrate does'

  override async run(): Promise<void> {
    const report = await this.migrate(false)
    for (const name of report?.migrations ?? []) this.logger.success(name)
    if (report?.migrations.length === 0) this.logger.info('Already up to date')
  }
}

class MigrationStatus extends MigrationCommand {
  static override commandName = 'migration:status'
  static override description = 'View migrations status'

  override async run(): Promise<void> {
    const report = await this.migrate(true)
    if (!report) return
    const { migrations: pending, unknown } = report
    const table = this.ui.table().head(['Name', 'Status'])
    for (const name of await knownMigrations())
      table.row([
        name,
        pending.includes(name) ? this.colors.yellow('pending') : this.colors.green('completed'),
      ])
    for (const name of unknown) table.row([name, this.colors.red('of a newer version')])
    table.render()
  }
}

/**
 * The commands of `node ace`. Not among them are those that need the assembler or `app/`, nor Lucid's, of which
 * `db:wipe` leaves functions and collations behind.
 */
const commands = new ListLoader([InspectRcFile, ListRoutes, MigrationRun, MigrationStatus, Repl])

export const getMetaData = commands.getMetaData.bind(commands)
export const getCommand = commands.getCommand.bind(commands)
