import { BackupDamaged } from '#application/ports/backup_archive.ts'
import type { RestoreDone, RestoreRefusal } from '#application/operations/backups.ts'
import type { Result } from '#domain/shared/result.ts'
import { exitCodes } from '../../terminal/exit_codes.ts'
import { say, UsageError } from '../../terminal/messages.ts'
import { operator } from '../../terminal/operator.ts'
import { printFields, printJson } from '../../terminal/output.ts'
import { showProgress } from '../../terminal/progress.ts'
import { askText, canAsk, confirm } from '../../terminal/questions.ts'
import { withAppOrNew } from '../../terminal/with_app.ts'
import type { WriteOptions } from '../../terminal/write_options.ts'
import { sizesOf } from './back_up_database.ts'

export interface RestoreOptions extends WriteOptions {
  replace?: boolean
}

type Answer = Result<RestoreDone, RestoreRefusal | 'backup_damaged'>

const REFUSALS: Record<RestoreRefusal | 'backup_damaged', string> = {
  forbidden: 'Só operadores restauram o banco.',
  backup_damaged: 'O arquivo não é uma cópia inteira: foi cortado ou alterado. Nada mudou no banco.',
  backup_of_other_schema:
    'A cópia é de outra versão do programa: restaure com a versão que a fez e depois rode saude db migrate.',
  backup_of_other_key:
    'A APP_KEY não é a da cópia: sem ela não se sabe quem foi apagado desde então. Use a mesma APP_KEY.',
  database_not_empty: 'O banco não está vazio; use --replace para apagar antes o que há nele.',
}

export async function restoreDatabase(typed: string | undefined, options: RestoreOptions): Promise<void> {
  const path = typed ?? (canAsk() ? await askText('Qual arquivo restaurar?') : '')
  if (!path) throw new UsageError('Falta o arquivo.')
  const { replace = false, dryRun = false, yes, json } = options
  if (replace && !yes && !dryRun && !canAsk())
    throw new UsageError('--replace apaga o que há no banco: sem terminal, use também --yes.')
  const question = replace ? `Apagar o banco e restaurar ${path}?` : `Restaurar ${path}?`
  await confirm(question, { yes, dryRun })
  tell(await restore(path, { replace, dryRun }), { dryRun, json })
}

async function restore(path: string, order: { replace: boolean; dryRun: boolean }): Promise<Answer> {
  const { restoreArchive } = await import('#infrastructure/composition/restore_archive.ts')
  const progress = showProgress('tabelas')
  try {
    return await withAppOrNew((app) =>
      restoreArchive(app, { ...order, path, by: operator(), onSaved: progress.show }),
    )
  } catch (error) {
    if (error instanceof BackupDamaged) return { ok: false, failure: 'backup_damaged' }
    throw error
  } finally {
    progress.end()
  }
}

const moment = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
})

function tell(restored: Answer, { dryRun, json }: { dryRun: boolean; json: boolean | undefined }): void {
  process.exitCode = restored.ok ? exitCodes.done : exitCodes.failed
  if (!restored.ok) {
    if (json) printJson({ refused: restored.failure })
    return say(REFUSALS[restored.failure])
  }
  if (json) return printJson({ ...restored.value, dryRun })
  const { createdAt, erasedAgain, held, indexed } = restored.value
  if (dryRun) say('Simulação: a cópia está inteira e pode ser restaurada.')
  if (dryRun && held)
    say('O banco não está vazio: para restaurar, use --replace, que apaga antes o que há nele.')
  printFields([
    ['Cópia de', moment.format(new Date(createdAt))],
    ...sizesOf(restored.value),
    ...(dryRun
      ? []
      : ([
          ['Apagados de novo', erasedAgain],
          ['Na busca', indexed],
        ] as const)),
  ])
}
