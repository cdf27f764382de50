import { EDITABLE_FIELDS } from '#application/professionals/edit_professional.ts'
import { unwrap } from '#domain/shared/result.ts'
import { lastPathSegment } from '#domain/shared/slug.ts'
import { exitCodes } from '../../terminal/exit_codes.ts'
import { FAILURES } from '../../terminal/failures.ts'
import { inform, log, UsageError } from '../../terminal/messages.ts'
import type { WriteOptions } from '../../terminal/options.ts'
import { printJson } from '../../terminal/output.ts'
import { confirm } from '../../terminal/questions.ts'
import { operator, withApp } from '../../terminal/with_app.ts'
import { changeInWords } from './import_professionals.ts'

export async function editProfessional(
  typed: string,
  options: WriteOptions & Readonly<Record<string, unknown>>,
): Promise<void> {
  const { dryRun = false, json } = options
  const key = lastPathSegment(typed)
  const fields = Object.fromEntries(
    EDITABLE_FIELDS.flatMap((field) => {
      const value = options[field]
      return typeof value === 'string' ? [[field, value] as const] : []
    }),
  )
  if (Object.keys(fields).length === 0)
    throw new UsageError('Falta o que mudar, como --city Campinas --state SP.')
  await confirm(`Mudar ${Object.keys(fields).join(', ')} de ${key}?`, options)
  const edited = await withApp(({ useCases }) =>
    useCases.editProfessional.execute({ by: operator(), key, fields, dryRun }),
  )
  if (!edited.ok && edited.failure === 'professional_not_found') {
    process.exitCode = exitCodes.failed
    return log(`${key}: ${FAILURES.professional_not_found}`)
  }
  const edit = unwrap(edited)
  if (edit.problems.length > 0) process.exitCode = exitCodes.failed
  if (json) return printJson({ ...edit, dryRun })
  for (const { field, reason } of edit.problems) log(field ? `${field}: ${reason}` : reason)
  if (edit.problems.length > 0) return
  if (dryRun) inform('Simulação: nada foi gravado.')
  if (edit.changes.length === 0) inform('Já era assim: nada a mudar.')
  for (const change of edit.changes) process.stdout.write(`${edit.slug}: ${changeInWords(change)}\n`)
  if (edit.importId) inform(`Para desfazer: saude professionals undo-import ${edit.importId}`)
}
