import { exitCodes } from '../../terminal/exit_codes.ts'
import { say, UsageError } from '../../terminal/messages.ts'
import { operator } from '../../terminal/operator.ts'
import { printFields, printJson } from '../../terminal/output.ts'
import { canAsk, confirm } from '../../terminal/questions.ts'
import { withApp } from '../../terminal/with_app.ts'
import type { WriteOptions } from '../../terminal/write_options.ts'
import { type PersonOptions, refusePerson, typedPerson } from './typed_person.ts'

export async function withdrawConsent(options: PersonOptions & WriteOptions): Promise<void> {
  const { yes = false, dryRun = false, json } = options
  if (!yes && !dryRun && !canAsk())
    throw new UsageError(
      'O que a pessoa enviou é apagado: sem terminal, use --yes, ou --dry-run para ver quanto seria.',
    )
  const person = await typedPerson(options)
  await confirm('Apagar o que esta pessoa enviou?', { yes, dryRun })
  const withdrawn = await withApp(({ useCases }) =>
    useCases.withdrawConsent.execute({ ...person, by: operator(), dryRun }),
  )
  if (!withdrawn.ok) return refusePerson(withdrawn.failure)
  process.exitCode = exitCodes.done
  const { contacts, reviews } = withdrawn.value
  if (json) return printJson({ contacts, reviews, dryRun })
  if (dryRun) say('Simulação: nada foi apagado.')
  printFields([
    ['Leads e mensagens', contacts],
    ['Avaliações', reviews],
  ])
}
