import { access } from 'node:fs/promises'
import type { BackupContents } from '#application/ports/backup_archive.ts'
import { demand } from '#domain/shared/demand.ts'
import { exitCodes } from '../../terminal/exit_codes.ts'
import { say } from '../../terminal/messages.ts'
import { operator } from '../../terminal/operator.ts'
import { printFields, printJson } from '../../terminal/output.ts'
import { showProgress } from '../../terminal/progress.ts'
import { confirm } from '../../terminal/questions.ts'
import { withHouse } from '../../terminal/with_house.ts'
import type { WriteOptions } from '../../terminal/write_options.ts'

export async function backUpDatabase(typed: string | undefined, options: WriteOptions): Promise<void> {
  const { dryRun = false, yes, json } = options
  const path =
    typed ?? `saude-${new Date().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')}.sql.gz`
  if (await exists(path)) {
    process.exitCode = exitCodes.failed
    return say(`${path} já existe; escolha outro nome.`)
  }
  await confirm(`Guardar o banco em ${path}?`, { yes, dryRun })
  const contents = dryRun ? null : await save(path)
  process.exitCode = exitCodes.done
  if (json) return printJson({ file: path, dryRun, ...contents })
  if (!contents) return say(`Simulação: o banco seria guardado em ${path}.`)
  printFields([['Arquivo', path], ...sizesOf(contents)])
}

async function save(path: string): Promise<BackupContents> {
  const progress = showProgress('tabelas')
  try {
    const saved = await withHouse(({ useCases }) =>
      useCases.backUpDatabase.execute({ path, by: operator(), onSaved: progress.show }),
    )
    return demand(saved)
  } finally {
    progress.end()
  }
}

/** For people: how much a backup holds. */
export function sizesOf({ tables }: BackupContents): [string, number][] {
  return [
    ['Tabelas', tables.length],
    ['Linhas', tables.reduce((sum, { rows }) => sum + rows, 0)],
  ]
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
