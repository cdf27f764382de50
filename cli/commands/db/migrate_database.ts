import { countOf } from '#domain/shared/numbers.ts'
import { exitCodes } from '../../terminal/exit_codes.ts'
import { say } from '../../terminal/messages.ts'
import { operator } from '../../terminal/operator.ts'
import { printJson } from '../../terminal/output.ts'
import { canAsk, confirm } from '../../terminal/questions.ts'
import type { WriteOptions } from '../../terminal/write_options.ts'

interface MigrateOptions extends WriteOptions {
  acceptKey?: boolean
}

export async function migrateDatabase({
  dryRun = false,
  yes,
  json,
  acceptKey: acceptsKey = false,
}: MigrateOptions): Promise<void> {
  const { migrateAtStart } = await import('#infrastructure/composition/migrate_at_start.ts')
  const { readSettings } = await import('#infrastructure/composition/settings.ts')
  const migrate = (onlyLook: boolean) =>
    migrateAtStart(readSettings(process.env), { by: operator(), dryRun: onlyLook, acceptsKey, log: say })
  if (!yes && !dryRun && canAsk()) {
    const missing = (await migrate(true)).migrations.length
    if (missing > 0) await confirm(`Aplicar agora ${countOf(missing, 'migração', 'migrações')}?`, {})
  }
  const { migrations, unknown } = await migrate(dryRun)
  process.exitCode = unknown.length > 0 ? exitCodes.failed : exitCodes.done
  if (unknown.length > 0) say(`O banco é de uma versão mais nova do programa: ${unknown.join(', ')}`)
  if (json) return printJson({ migrations, unknown, dryRun })
  for (const name of migrations) process.stdout.write(`${name}\n`)
  const count = countOf(migrations.length, 'migração', 'migrações')
  say(dryRun ? `Faltam: ${count}` : `Aplicadas: ${count}`)
}
