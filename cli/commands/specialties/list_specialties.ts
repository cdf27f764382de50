import { SPECIALTIES } from '#domain/catalogue/specialties.ts'
import { exitCodes } from '../../terminal/exit_codes.ts'
import { printJson, printTable } from '../../terminal/output.ts'

export function listSpecialties({ json }: { json?: boolean }): void {
  process.exitCode = exitCodes.done
  if (json) return printJson({ total: SPECIALTIES.length, specialties: SPECIALTIES })
  printTable(SPECIALTIES, [
    { title: 'Nome', value: ({ name }) => name },
    { title: 'Feminino', value: ({ feminine }) => feminine },
    { title: 'Endereço', value: ({ slug }) => `/especialidades/${slug}` },
  ])
}
