import type { ErasedRecords } from '#application/ports/personal_data.ts'
import type { TypedPerson } from '#application/privacy/person.ts'
import type { OperatorUseCases } from '#infrastructure/composition/build_operator_use_cases.ts'
import { exitCodes } from '../../terminal/exit_codes.ts'
import { say, UsageError } from '../../terminal/messages.ts'
import { operator } from '../../terminal/operator.ts'
import { printFields, printJson } from '../../terminal/output.ts'
import { canAsk, confirm } from '../../terminal/questions.ts'
import { withApp } from '../../terminal/with_app.ts'
import type { WriteOptions } from '../../terminal/write_options.ts'
import { type PersonOptions, refusePerson, typedPerson } from './typed_person.ts'

export async function erasePerson(options: PersonOptions & WriteOptions): Promise<void> {
  const { yes = false, dryRun = false, json } = options
  if (!yes && !dryRun && !canAsk())
    throw new UsageError(
      'Apagar é definitivo: sem terminal, use --yes, ou --dry-run para ver o que seria apagado.',
    )
  const person = await typedPerson(options)
  const erased = await withApp(async ({ useCases }) => {
    const outcome = await erase(useCases, person, { yes, dryRun })
    if (!outcome.ok && outcome.failure === 'nothing_found') await refuseAdministrator(useCases, person)
    return outcome
  })
  if (!erased.ok) return refusePerson(erased.failure)
  process.exitCode = exitCodes.done
  if (json) return printJson({ ...erased.value, dryRun })
  if (dryRun) say('Simulação: nada foi apagado.')
  tell(erased.value)
}

/** An administrator's account is nobody's to erase before it is demoted. */
async function refuseAdministrator(useCases: OperatorUseCases, { email }: TypedPerson): Promise<void> {
  const found = email && (await useCases.findAccount.execute({ by: operator(), key: email }))
  if (found && found.ok && found.value.role === 'admin')
    throw new UsageError('É a conta de um administrador: rebaixe antes com saude users demote.')
}

async function erase(
  useCases: OperatorUseCases,
  person: TypedPerson,
  { yes, dryRun }: { yes: boolean; dryRun: boolean },
) {
  const request = { ...person, by: operator() }
  if (dryRun || !yes) {
    const trial = await useCases.erasePerson.execute({ ...request, dryRun: true })
    if (dryRun || !trial.ok) return trial
    tell(trial.value, process.stderr)
    await confirm('Apagar isto para sempre?', {})
  }
  return useCases.erasePerson.execute(request)
}

function tell(
  { professionals, names, contacts, reviews, heldSlugs }: ErasedRecords,
  output: NodeJS.WritableStream = process.stdout,
): void {
  const fields: [string, string | number | null][] = [
    ['Contas e perfis', professionals],
    ...names.map((name) => ['  de', name] as [string, string]),
    ['Leads e mensagens', contacts],
    ['Avaliações', reviews],
    ['Endereços reservados por 90 dias', heldSlugs.join(', ') || null],
  ]
  printFields(fields, output)
}
