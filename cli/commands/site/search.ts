import type { IndexStatus } from '#application/ports/professional_index.ts'
import { unwrap } from '#domain/shared/result.ts'
import { exitCodes } from '../../terminal/exit_codes.ts'
import { printFields, printJson } from '../../terminal/output.ts'
import { showProgress } from '../../terminal/progress.ts'
import { confirm } from '../../terminal/questions.ts'
import { operator, withApp } from '../../terminal/with_app.ts'

export async function showSearchStatus({ json }: { json?: boolean }): Promise<void> {
  const shown = await withApp(({ useCases }) => useCases.showSearchState.execute({ by: operator() }))
  const { fallback: _, ...status } = unwrap(shown)
  process.exitCode = status.healthy ? exitCodes.done : exitCodes.failed
  if (json) return printJson(status)
  printFields([
    ['Motor', status.engine],
    ['Situação', situationOf(status)],
    ['Profissionais visíveis', status.expected],
    ['No índice', status.indexed],
    ['Mudanças na fila', status.pending],
    ['Mais antiga na fila', status.oldestPendingSeconds === null ? null : `${status.oldestPendingSeconds} s`],
    ['Recusados pelo motor', status.refused],
  ])
}

function situationOf({ reachable, healthy }: IndexStatus): string {
  if (!reachable) return 'o motor não responde; as buscas são do PostgreSQL'
  return healthy ? 'em dia' : 'desatualizado: rode saude search reindex'
}

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
