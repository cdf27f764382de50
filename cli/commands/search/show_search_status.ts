import type { IndexStatus } from '#application/ports/professional_index.ts'
import { unwrap } from '#domain/shared/result.ts'
import { exitCodes } from '../../terminal/exit_codes.ts'
import { operator } from '../../terminal/operator.ts'
import { printFields, printJson } from '../../terminal/output.ts'
import { withApp } from '../../terminal/with_app.ts'

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
