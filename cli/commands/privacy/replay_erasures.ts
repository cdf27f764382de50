import { unwrap } from '#domain/shared/result.ts'
import { exitCodes } from '../../terminal/exit_codes.ts'
import { say } from '../../terminal/messages.ts'
import { operator } from '../../terminal/operator.ts'
import { printFields, printJson } from '../../terminal/output.ts'
import { confirm } from '../../terminal/questions.ts'
import { withApp } from '../../terminal/with_app.ts'
import type { WriteOptions } from '../../terminal/write_options.ts'

export async function replayErasures({ dryRun = false, yes, json }: WriteOptions): Promise<void> {
  await confirm('Apagar de novo quem já foi apagado?', { yes, dryRun })
  const replayed = await withApp(({ useCases }) =>
    useCases.replayErasures.execute({ by: operator(), dryRun }),
  )
  const erasedAgain = unwrap(replayed)
  process.exitCode = exitCodes.done
  if (json) return printJson({ erasedAgain, dryRun })
  if (dryRun) say('Simulação: nada foi apagado.')
  printFields([['Apagados de novo', erasedAgain]])
}
