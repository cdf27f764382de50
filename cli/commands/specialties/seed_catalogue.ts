import { unwrap } from '#domain/shared/result.ts'
import { exitCodes } from '../../terminal/exit_codes.ts'
import { say } from '../../terminal/messages.ts'
import { operator } from '../../terminal/operator.ts'
import { printFields, printJson } from '../../terminal/output.ts'
import { confirm } from '../../terminal/questions.ts'
import { withAppOrNew } from '../../terminal/with_app.ts'
import type { WriteOptions } from '../../terminal/write_options.ts'

export async function seedCatalogue({ dryRun = false, yes, json }: WriteOptions): Promise<void> {
  await confirm('Gravar os catálogos desta versão no banco?', { yes, dryRun })
  const seeded = await withAppOrNew(({ useCases }) =>
    useCases.seedCatalogue.execute({ by: operator(), dryRun }),
  )
  const counts = unwrap(seeded)
  process.exitCode = exitCodes.done
  if (json) return printJson({ ...counts, dryRun })
  if (dryRun) say('Simulação: nada foi gravado.')
  printFields([
    ['Especialidades', counts.specialties],
    ['Convênios', counts.insurers],
    ['Estados', counts.states],
    ['Municípios', counts.municipalities],
  ])
}
