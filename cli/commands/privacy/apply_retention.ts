import { unwrap } from '#domain/shared/result.ts'
import { exitCodes } from '../../terminal/exit_codes.ts'
import { say } from '../../terminal/messages.ts'
import { operator } from '../../terminal/operator.ts'
import { printFields, printJson } from '../../terminal/output.ts'
import { confirm } from '../../terminal/questions.ts'
import { withApp } from '../../terminal/with_app.ts'
import type { WriteOptions } from '../../terminal/write_options.ts'

export async function applyRetention({ dryRun = false, yes, json }: WriteOptions): Promise<void> {
  await confirm('Apagar agora o que passou do prazo?', { yes, dryRun })
  const applied = await withApp(({ useCases }) => useCases.applyRetention.execute({ by: operator(), dryRun }))
  const rows = unwrap(applied)
  process.exitCode = exitCodes.done
  if (json) return printJson({ ...rows, dryRun })
  if (dryRun) say('Simulação: nada foi apagado.')
  printFields([
    ['Leads e mensagens', rows.leads],
    ['Avaliações rejeitadas', rows.rejectedReviews],
    ['Pedidos de senha', rows.passwordResets],
    ['Registros de acesso', rows.accessRecords],
    ['Eventos de segurança', rows.securityEvents],
    ['E-mails em arquivo', rows.mailFiles],
    ['Sessões', rows.sessions],
    ['Endereços trocados', rows.releasedSlugs],
  ])
}
