import { rehearse } from '#application/operations/rehearse.ts'
import type { ErasureDone } from '#application/privacy/erase_person.ts'
import type { TypedPerson } from '#application/privacy/person.ts'
import type { OperatorHouse } from '#infrastructure/composition/open_operator_house.ts'
import { exitCodes } from '../../terminal/exit_codes.ts'
import { say } from '../../terminal/messages.ts'
import { operator } from '../../terminal/operator.ts'
import { printFields, printJson } from '../../terminal/output.ts'
import { askYesOrNo, canAsk } from '../../terminal/questions.ts'
import { withHouse } from '../../terminal/with_house.ts'
import type { WriteOptions } from '../../terminal/write_options.ts'
import { type PersonOptions, refusePerson, typedPerson } from './typed_person.ts'

export async function erasePerson(options: PersonOptions & WriteOptions): Promise<void> {
  const { yes = false, dryRun = false, json } = options
  if (!yes && !dryRun && !canAsk()) {
    say('Apagar é definitivo: sem terminal, use --yes, ou --dry-run para ver o que seria apagado.')
    process.exitCode = exitCodes.usage
    return
  }
  const person = await typedPerson(options)
  const erased = await withHouse((house) => erase(house, person, { yes, dryRun }))
  if (erased === 'kept') return say('Nada foi apagado.')
  if (!erased.ok) return refusePerson(erased.failure)
  process.exitCode = exitCodes.done
  const { ledger: _, ...counts } = erased.value
  if (json) return printJson({ ...counts, dryRun })
  if (dryRun) say('Simulação: nada foi apagado.')
  tell(erased.value)
}

async function erase(
  house: OperatorHouse,
  person: TypedPerson,
  { yes, dryRun }: { yes: boolean; dryRun: boolean },
) {
  const attempt = () => house.useCases.erasePerson.execute({ ...person, operator: operator().id })
  if (dryRun || !yes) {
    const rehearsed = await rehearse(house.adapters.unitOfWork, attempt)
    if (dryRun || !rehearsed.ok) return rehearsed
    tell(rehearsed.value, process.stderr)
    if (!(await askYesOrNo('Apagar isto para sempre?'))) return 'kept'
  }
  const erased = await attempt()
  if (erased.ok) await house.erasureFile.add(erased.value.ledger)
  return erased
}

function tell(
  { professionals, contacts, reviews, heldSlugs }: ErasureDone,
  output: NodeJS.WritableStream = process.stdout,
): void {
  const fields: [string, string | number | null][] = [
    ['Contas e perfis', professionals],
    ['Leads e mensagens', contacts],
    ['Avaliações', reviews],
    ['Endereços reservados por 90 dias', heldSlugs.join(', ') || null],
  ]
  printFields(fields, output)
}
