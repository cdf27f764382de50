import { unwrap } from '#domain/shared/result.ts'
import { exitCodes } from '../../terminal/exit_codes.ts'
import { operator } from '../../terminal/operator.ts'
import { printFields, printJson } from '../../terminal/output.ts'
import { showProgress } from '../../terminal/progress.ts'
import { confirm } from '../../terminal/questions.ts'
import { withApp } from '../../terminal/with_app.ts'

export interface ReindexOptions {
  dryRun?: boolean
  yes?: boolean
  json?: boolean
}

export async function reindexProfessionals({ dryRun, yes, json }: ReindexOptions): Promise<void> {
  await confirm('Refazer o índice de busca agora?', { yes, dryRun })
  const progress = showProgress('profissionais')
  const reindexed = await withApp(({ useCases }) =>
    useCases.reindexProfessionals.execute({ by: operator(), dryRun, onProgress: progress.show }),
  ).finally(() => progress.end())
  const indexed = unwrap(reindexed)
  process.exitCode = exitCodes.done
  if (json) return printJson({ indexed, dryRun: dryRun ?? false })
  printFields([[dryRun ? 'Seriam indexados' : 'Indexados', indexed]])
}
