import { SPECIALTIES } from '#domain/catalogue/specialties.ts'
import { unwrap } from '#domain/shared/result.ts'
import { exitCodes } from '../../terminal/exit_codes.ts'
import { log } from '../../terminal/messages.ts'
import type { WriteOptions } from '../../terminal/options.ts'
import { printJson, printTable, printFields } from '../../terminal/output.ts'
import { confirm } from '../../terminal/questions.ts'
import { operator, withAppOrNew } from '../../terminal/with_app.ts'

export function listSpecialties({ json }: { json?: boolean }): void {
  process.exitCode = exitCodes.done
  if (json) return printJson({ total: SPECIALTIES.length, specialties: SPECIALTIES })
  printTable(SPECIALTIES, [
    { title: 'Nome', value: ({ name }) => name },
    { title: 'Feminino', value: ({ feminine }) => feminine },
    { title: 'Endereço', value: ({ slug }) => `/especialidades/${slug}` },
  ])
}

export async function seedCatalogue({ dryRun = false, yes, json }: WriteOptions): Promise<void> {
  await confirm('Gravar os catálogos desta versão no banco?', { yes, dryRun })
  const seeded = await withAppOrNew(({ useCases }) =>
    useCases.seedCatalogue.execute({ by: operator(), dryRun }),
  )
  const counts = unwrap(seeded)
  process.exitCode = exitCodes.done
  if (json) return printJson({ ...counts, dryRun })
  if (dryRun) log('Simulação: nada foi gravado.')
  printFields([
    ['Especialidades', counts.specialties],
    ['Convênios', counts.insurers],
    ['Estados', counts.states],
    ['Municípios', counts.municipalities],
  ])
}
