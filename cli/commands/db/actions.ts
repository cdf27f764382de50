import { mkdir, access, readdir, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { BackupOfOtherSchema, RestoreRefusal } from '#application/operations/backups.ts'
import {
  type BackupContents,
  type RestoreStep,
  STANDARD_OUTPUT,
  BackupDamaged,
} from '#application/ports/backup_archive.ts'
import { RepairableFailure } from '#application/ports/unavailable.ts'
import { wallClock } from '#domain/shared/dates.ts'
import { countOf } from '#domain/shared/numbers.ts'
import { unwrap, type Result } from '#domain/shared/result.ts'
import type { RestoredArchive } from '#infrastructure/composition/restore_archive.ts'
import { exitCodes } from '../../terminal/exit_codes.ts'
import { inform, log, UsageError } from '../../terminal/messages.ts'
import type { WriteOptions } from '../../terminal/options.ts'
import { moment, printFields, printJson } from '../../terminal/output.ts'
import { type Progress, showProgress } from '../../terminal/progress.ts'
import { canAsk, confirm, askText } from '../../terminal/questions.ts'
import { sayingIfInterrupted } from '../../terminal/until_interrupted.ts'
import { operator, withApp, withAppOrNew } from '../../terminal/with_app.ts'

interface MigrateOptions extends WriteOptions {
  acceptKey?: boolean
}

export async function migrateDatabase({
  dryRun = false,
  yes,
  json,
  acceptKey: acceptsKey = false,
}: MigrateOptions): Promise<void> {
  const { migrateWithAudit } = await import('#infrastructure/composition/migrate.ts')
  const { readSettings } = await import('#infrastructure/composition/settings.ts')
  const migrate = (onlyLook: boolean) =>
    migrateWithAudit(readSettings(process.env), { by: operator(), dryRun: onlyLook, acceptsKey, log })
  if (!yes && !dryRun && canAsk()) {
    const missing = (await migrate(true)).migrations.length
    if (missing > 0) await confirm(`Aplicar agora ${countOf(missing, 'migração', 'migrações')}?`, {})
  }
  const { migrations, unknown } = await migrate(dryRun)
  process.exitCode = unknown.length > 0 ? exitCodes.failed : exitCodes.done
  if (unknown.length > 0) log(`O banco é de uma versão mais nova do programa: ${unknown.join(', ')}`)
  if (json) return printJson({ migrations, unknown, dryRun })
  for (const name of migrations) process.stdout.write(`${name}\n`)
  const count = countOf(migrations.length, 'migração', 'migrações')
  inform(dryRun ? `Faltam: ${count}` : `Aplicadas: ${count}`)
}

export interface BackUpOptions extends WriteOptions {
  keep?: number
}

/** Destroys nothing but, if told so, its own older backups, so it needs no confirmation. */
export async function backUpDatabase(typed: string | undefined, options: BackUpOptions): Promise<void> {
  const { dryRun = false, json, keep } = options
  const folder = typed === undefined ? '.' : typed.endsWith('/') || (await isFolder(typed)) ? typed : null
  const path = folder === null || typed === STANDARD_OUTPUT ? typed : join(folder, nameOf(new Date()))
  if (keep !== undefined && folder === null)
    throw new UsageError('--keep vale para cópias em uma pasta: diga a pasta, e o nome vem do programa.')
  if (path === undefined) throw new UsageError('Falta o arquivo.')
  const isPiped = path === STANDARD_OUTPUT
  if (isPiped && json) throw new UsageError('A saída padrão leva a cópia: use um arquivo com --json.')
  if (isPiped && process.stdout.isTTY && !dryRun)
    throw new UsageError(
      'A cópia não é texto: mande-a a outro programa ou a um arquivo (saude db backup - | …).',
    )
  if (!isPiped && (await exists(path))) throw new RepairableFailure(`${path} já existe; escolha outro nome.`)
  if (folder !== null && !dryRun) await mkdir(folder, { recursive: true, mode: 0o700 })
  const contents = dryRun ? null : await save(path)
  const removed =
    keep === undefined ? [] : await removeOlder(folder ?? '.', dryRun ? keep - 1 : keep, { dryRun })
  process.exitCode = exitCodes.done
  if (json) return printJson({ file: path, dryRun, ...contents, ...(keep !== undefined && { removed }) })
  if (!contents) {
    inform(`Simulação: o banco seria guardado em ${path}.`)
    return removed.length > 0 ? inform(`Seriam apagadas: ${removed.join(', ')}`) : undefined
  }
  printFields(
    [
      ['Arquivo', path],
      ...sizesOf(contents),
      ...(removed.length > 0 ? [['Apagadas', removed.join(', ')] as const] : []),
    ],
    isPiped ? process.stderr : process.stdout,
  )
}

const OWN_NAME = /^saude-\d{4}-\d{2}-\d{2}-\d{6}\.sql\.gz$/
const nameOf = (instant: Date) => `saude-${stampOf(instant)}.sql.gz`

/** Removes the oldest files with a name of ours until `keep` are left; returns their names. */
async function removeOlder(folder: string, keep: number, { dryRun }: { dryRun: boolean }): Promise<string[]> {
  const backups = (await readdir(folder).catch(() => [])).filter((name) => OWN_NAME.test(name)).toSorted()
  const older = backups.slice(0, Math.max(0, backups.length - keep))
  if (!dryRun) for (const name of older) await unlink(join(folder, name))
  return older
}

const isFolder = (path: string) =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )

async function save(path: string): Promise<BackupContents> {
  const progress = showProgress('tabelas')
  const left = () => {
    progress.end()
    return 'Interrompido: nada foi guardado.'
  }
  try {
    const saved = await sayingIfInterrupted(left, () =>
      withApp(({ useCases }) =>
        useCases.backUpDatabase.execute({ path, by: operator(), onSaved: progress.show }),
      ),
    )
    return unwrap(saved)
  } finally {
    progress.end()
  }
}

/** In São Paulo's time zone: 2026-11-22-181900. */
function stampOf(instant: Date): string {
  return wallClock(instant).toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')
}

/** The contents of a backup, for people. */
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

export interface RestoreOptions extends WriteOptions {
  replace?: boolean
}

type Answer = Result<RestoredArchive, RestoreRefusal | 'backup_damaged'>

const REFUSALS: Record<Extract<RestoreRefusal, string> | 'backup_damaged', string> = {
  forbidden: 'Só operadores restauram o banco.',
  backup_damaged: 'O arquivo não é uma cópia inteira: foi cortado ou alterado. Nada mudou no banco.',
  backup_of_other_key:
    'A APP_KEY não é a da cópia: sem ela não se sabe quem foi apagado desde então. Use a mesma APP_KEY, ou copie antes o arquivo app_key da pasta de dados de onde ela veio.',
  database_not_empty: 'O banco não está vazio; use --replace para apagar antes o que há nele.',
}

const NAMED_MIGRATIONS = 5

async function otherSchema({ version, createdAt, unknown }: BackupOfOtherSchema): Promise<string> {
  const { programVersion } = await import('#infrastructure/composition/program_version.ts')
  const names = unknown.slice(0, NAMED_MIGRATIONS).map((name) => name.replace('migrations/', ''))
  const more = unknown.length > names.length ? ` e mais ${unknown.length - names.length}` : ''
  return (
    `A cópia é da versão ${version ?? 'que não se sabe'}, de ${moment(new Date(createdAt))}, e este programa é o ` +
    `${programVersion()}, que não conhece ${countOf(unknown.length, 'migração', 'migrações')} dela: ` +
    `${names.join(', ')}${more}. Nada mudou. Restaure com a versão que a fez ou com uma mais nova.`
  )
}

const STEPS: Record<RestoreStep, [says: string, unit: string]> = {
  examining: ['Conferindo o arquivo…', 'linhas'],
  loading: ['Gravando as linhas…', 'linhas'],
  comparing: ['Comparando com o arquivo…', 'tabelas'],
  migrating: ['Aplicando as migrações de depois da cópia…', 'migrações'],
  indexing: ['Refazendo a busca…', 'profissionais'],
  restored: ['Restaurado; preenchendo o Meilisearch…', 'profissionais'],
}

/** Says each step once, and under it how far it is. */
function showSteps() {
  let current: RestoreStep | null = null
  let progress: Progress | null = null
  return {
    show(step: RestoreStep, done?: number, total?: number) {
      if (step !== current) {
        progress?.end()
        inform(STEPS[step][0])
        progress = showProgress(STEPS[step][1])
        current = step
      }
      if (done !== undefined) progress?.show(done, total)
    },
    end: () => progress?.end(),
    left() {
      progress?.end()
      return current === 'restored'
        ? 'Interrompido: o banco está restaurado; falta encher o Meilisearch (saude search reindex).'
        : 'Interrompido: nada mudou no banco.'
    },
  }
}

export async function restoreDatabase(typed: string | undefined, options: RestoreOptions): Promise<void> {
  const path = typed ?? (canAsk() ? await askText('Qual arquivo restaurar?') : '')
  if (!path) throw new UsageError('Falta o arquivo.')
  const { replace = false, dryRun = false, yes, json } = options
  if (replace && !yes && !dryRun && !canAsk())
    throw new UsageError('--replace apaga o que há no banco: sem terminal, use também --yes.')
  const question = replace ? `Apagar o banco e restaurar ${path}?` : `Restaurar ${path}?`
  await confirm(question, { yes, dryRun })
  await printRestored(await restore(path, { replace, dryRun }), { dryRun, json })
}

async function restore(path: string, order: { replace: boolean; dryRun: boolean }): Promise<Answer> {
  const { restoreArchive } = await import('#infrastructure/composition/restore_archive.ts')
  const steps = showSteps()
  try {
    return await sayingIfInterrupted(steps.left, () =>
      withAppOrNew((app) => restoreArchive(app, { ...order, path, by: operator(), onRestoring: steps.show })),
    )
  } catch (error) {
    if (error instanceof BackupDamaged) return { ok: false, failure: 'backup_damaged' }
    throw error
  } finally {
    steps.end()
  }
}

async function printRestored(
  restored: Answer,
  { dryRun, json }: { dryRun: boolean; json: boolean | undefined },
): Promise<void> {
  process.exitCode = restored.ok ? exitCodes.done : exitCodes.failed
  if (!restored.ok) return printRefused(restored.failure, json)
  if (json) return printJson({ ...restored.value, dryRun })
  const { createdAt, erasedAgain, held, indexed, isSearchBehind, migrated } = restored.value
  if (dryRun) inform('Simulação: a cópia está inteira e pode ser restaurada.')
  if (dryRun && held)
    log('O banco não está vazio: para restaurar, use --replace, que apaga antes o que há nele.')
  printFields([
    ['Cópia de', moment(new Date(createdAt))],
    ...(restored.value.version ? [['Feita por', restored.value.version] as const] : []),
    ...sizesOf(restored.value),
    ...(migrated.length > 0
      ? [[dryRun ? 'Migrações a aplicar' : 'Migrações aplicadas', migrated.length] as const]
      : []),
    ...(dryRun
      ? []
      : ([
          ['Apagados de novo', erasedAgain],
          ['Na busca', indexed],
        ] as const)),
  ])
  if (isSearchBehind)
    log(
      'O banco está restaurado, mas o Meilisearch não respondeu: ele é preenchido quando voltar, ou com saude search reindex.',
    )
}

async function printRefused(
  refusal: RestoreRefusal | 'backup_damaged',
  json: boolean | undefined,
): Promise<void> {
  const isOther = typeof refusal === 'object'
  if (json) printJson(isOther ? { refused: refusal.code, ...withoutCode(refusal) } : { refused: refusal })
  log(isOther ? await otherSchema(refusal) : REFUSALS[refusal])
}

const withoutCode = ({ version, createdAt, unknown }: BackupOfOtherSchema) => ({
  version,
  createdAt,
  unknown,
})
