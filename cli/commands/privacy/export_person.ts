import { exitCodes } from '../../terminal/exit_codes.ts'
import { operator } from '../../terminal/operator.ts'
import { printJson } from '../../terminal/output.ts'
import { withApp } from '../../terminal/with_app.ts'
import { type PersonOptions, refusePerson, typedPerson } from './typed_person.ts'

export async function exportPerson(options: PersonOptions): Promise<void> {
  const person = await typedPerson(options)
  const records = await withApp(({ useCases }) =>
    useCases.exportPerson.execute({ ...person, by: operator() }),
  )
  if (!records.ok) return refusePerson(records.failure)
  process.exitCode = exitCodes.done
  printJson(records.value)
}
