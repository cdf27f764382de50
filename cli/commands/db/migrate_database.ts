import { countOf } from '#domain/shared/numbers.ts'
import { exitCodes } from '../../terminal/exit_codes.ts'
import { say } from '../../terminal/messages.ts'
import { operator } from '../../terminal/operator.ts'
import { printJson } from '../../terminal/output.ts'
import { confirm } from '../../terminal/questions.ts'
import type { WriteOptions } from '../../terminal/write_options.ts'

export async function migrateDatabase({ dryRun = false, yes, json }: WriteOptions): Promise<void> {
  await confirm('Aplicar agora as migrações que faltam?', { yes, dryRun })
  const { migrateHouse } = await import('#infrastructure/composition/migrate_house.ts')
  const { readSettings } = await import('#infrastructure/composition/settings.ts')
  const order = { by: operator(), dryRun, log: say }
  const { migrations, unknown } = await migrateHouse(readSettings(process.env), order)
  process.exitCode = unknown.length > 0 ? exitCodes.failed : exitCodes.done
  if (unknown.length > 0) say(`O banco é de uma versão mais nova do programa: ${unknown.join(', ')}`)
  if (json) return printJson({ migrations, unknown, dryRun })
  for (const name of migrations) process.stdout.write(`${name}\n`)
  const count = countOf(migrations.length, 'migração', 'migrações')
  say(dryRun ? `Faltam: ${count}` : `Aplicadas: ${count}`)
}
