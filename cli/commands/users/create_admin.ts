import { text } from 'node:stream/consumers'
import type { CreateAdminFailure } from '#application/admin/create_admin.ts'
import { inDryRun } from '#application/operations/in_dry_run.ts'
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '#domain/accounts/password_rules.ts'
import { exitCodes } from '../../terminal/exit_codes.ts'
import { say, UsageError } from '../../terminal/messages.ts'
import { operator } from '../../terminal/operator.ts'
import { printJson } from '../../terminal/output.ts'
import { askSecret, askText, canAsk, confirm } from '../../terminal/questions.ts'
import { withAppOrNew } from '../../terminal/with_app.ts'
import type { WriteOptions } from '../../terminal/write_options.ts'

export interface CreateAdminOptions extends WriteOptions {
  email?: string
  name?: string
  lastname?: string
  passwordStdin?: boolean
}

export async function createAdmin(options: CreateAdminOptions): Promise<void> {
  const { yes, dryRun = false, json, passwordStdin = false } = options
  const email = await given(options.email, 'E-mail?')
  const name = await given(options.name, 'Nome?')
  const lastname = await given(options.lastname, 'Sobrenome?')
  const password = await givenPassword(passwordStdin)
  if (!email || !name || !lastname || !password)
    throw new UsageError(
      'Faltam --email, --name, --lastname ou a senha (--password-stdin ou ADMIN_PASSWORD).',
    )
  await confirm(`Criar o administrador ${email}?`, { yes, dryRun })
  const created = await withAppOrNew(({ adapters, useCases }) => {
    const attempt = () => useCases.createAdmin.execute({ by: operator(), email, name, lastname, password })
    return dryRun ? inDryRun(adapters.unitOfWork, attempt) : attempt()
  })
  if (!created.ok) {
    say(REFUSALS[created.failure])
    process.exitCode = exitCodes.failed
    return
  }
  process.exitCode = exitCodes.done
  if (json) return printJson({ id: dryRun ? null : created.value.id, email, dryRun })
  if (dryRun) return say('Simulação: o administrador seria criado.')
  process.stdout.write(`${created.value.id}\n`)
}

const REFUSALS: Record<CreateAdminFailure, string> = {
  forbidden: 'Só operadores criam administradores.',
  email_invalid: 'Este não é um e-mail válido.',
  name_invalid: 'O nome deve ter de 2 a 80 caracteres.',
  lastname_invalid: 'O sobrenome deve ter de 2 a 80 caracteres.',
  email_taken: 'Já há uma conta com este e-mail; promova-a com saude users promote.',
  password_too_short: `A senha deve ter ao menos ${SHORTEST_PASSWORD} caracteres.`,
  password_too_long: `A senha pode ter no máximo ${LONGEST_PASSWORD} caracteres.`,
  password_too_common: 'Esta senha é comum demais.',
  password_too_personal: 'A senha não pode conter o e-mail nem o nome do site.',
}

async function given(typed: string | undefined, question: string): Promise<string> {
  return typed ?? (canAsk() ? askText(question) : '')
}

/** One line break at its end is the pipe's, not the password's. */
async function givenPassword(fromStdin: boolean): Promise<string> {
  if (fromStdin) return (await text(process.stdin)).replace(/\r?\n$/, '')
  return process.env['ADMIN_PASSWORD'] ?? (canAsk() ? askSecret('Senha?') : '')
}
