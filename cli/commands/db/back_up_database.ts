import { access } from 'node:fs/promises'
import { type BackupContents, STANDARD_OUTPUT } from '#application/ports/backup_archive.ts'
import { unwrap } from '#domain/shared/result.ts'
import { wallClock } from '#domain/shared/dates.ts'
import { exitCodes } from '../../terminal/exit_codes.ts'
import { say, UsageError } from '../../terminal/messages.ts'
import { operator } from '../../terminal/operator.ts'
import { printFields, printJson } from '../../terminal/output.ts'
import { showProgress } from '../../terminal/progress.ts'
import { withApp } from '../../terminal/with_app.ts'
import type { WriteOptions } from '../../terminal/write_options.ts'

/** Takes nothing from anybody, so it asks nothing. */
export async function backUpDatabase(typed: string | undefined, options: WriteOptions): Promise<void> {
  const { dryRun = false, json } = options
  const path = typed ?? `saude-${stampOf(new Date())}.sql.gz`
  const isPiped = path === STANDARD_OUTPUT
  if (isPiped && json) throw new UsageError('A saída padrão leva a cópia: use um arquivo com --json.')
  if (isPiped && process.stdout.isTTY && !dryRun)
    throw new UsageError(
      'A cópia não é texto: mande-a a outro programa ou a um arquivo (saude db backup - | …).',
    )
  if (!isPiped && (await exists(path))) {
    process.exitCode = exitCodes.failed
    return say(`${path} já existe; escolha outro nome.`)
  }
  const contents = dryRun ? null : await save(path)
  process.exitCode = exitCodes.done
  if (json) return printJson({ file: path, dryRun, ...contents })
  if (!contents) return say(`Simulação: o banco seria guardado em ${path}.`)
  printFields([['Arquivo', path], ...sizesOf(contents)], isPiped ? process.stderr : process.stdout)
}

async function save(path: string): Promise<BackupContents> {
  const progress = showProgress('tabelas')
  const stop = () => {
    progress.end()
    say('Interrompido: nada foi guardado.')
    process.exit(exitCodes.interrupted)
  }
  process.on('SIGINT', stop).on('SIGTERM', stop)
  try {
    const saved = await withApp(({ useCases }) =>
      useCases.backUpDatabase.execute({ path, by: operator(), onSaved: progress.show }),
    )
    return unwrap(saved)
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop)
    progress.end()
  }
}

/** As São Paulo's clock shows it: 2026-11-22-181900. */
function stampOf(instant: Date): string {
  return wallClock(instant).toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')
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
