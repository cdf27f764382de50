import type { ErasedRecords } from '#application/ports/personal_data.ts'
import type { PersonRefusal, TypedPerson } from '#application/privacy/person.ts'
import { RepairableFailure } from '#application/ports/unavailable.ts'
import { RETENTION } from '#domain/shared/retention.ts'
import { unwrap } from '#domain/shared/result.ts'
import type { OperatorUseCases } from '#infrastructure/composition/build_operator_use_cases.ts'
import { exitCodes } from '../../terminal/exit_codes.ts'
import { inform, UsageError } from '../../terminal/messages.ts'
import type { WriteOptions } from '../../terminal/options.ts'
import { printJson, printFields } from '../../terminal/output.ts'
import { askText, canAsk, confirm } from '../../terminal/questions.ts'
import { operator, withApp } from '../../terminal/with_app.ts'

export interface PersonOptions {
  email?: string
  phone?: string
  review?: string[]
}

/** Asks for the e-mail at a terminal if nobody was named. */
export async function typedPerson({ email, phone, review }: PersonOptions): Promise<TypedPerson> {
  const isNamed = email !== undefined || phone !== undefined || review !== undefined
  return {
    email: isNamed || !canAsk() ? email : await askText('Qual o e-mail da pessoa?'),
    phone,
    reviewIds: review,
  }
}

const REFUSALS: Record<PersonRefusal | 'nothing_found', string> = {
  forbidden: 'Só operadores podem fazer isto.',
  email_invalid: 'Este não é um e-mail válido.',
  phone_invalid: 'Este não é um telefone brasileiro com DDD.',
  review_invalid: 'Há um id de avaliação que não é um id.',
  nobody_named: 'Falta dizer de quem: use --email, --phone ou --review.',
  nothing_found: 'Não há nada desta pessoa.',
}

export function refusePerson(refusal: PersonRefusal | 'nothing_found'): never {
  if (refusal !== 'nothing_found') throw new UsageError(REFUSALS[refusal])
  throw new RepairableFailure(REFUSALS[refusal])
}

export async function exportPerson(options: PersonOptions): Promise<void> {
  const person = await typedPerson(options)
  const records = await withApp(({ useCases }) =>
    useCases.exportPerson.execute({ ...person, by: operator() }),
  )
  if (!records.ok) return refusePerson(records.failure)
  process.exitCode = exitCodes.done
  printJson(records.value)
}

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
  if (dryRun) inform('Simulação: nada foi apagado.')
  printFields([
    ['Leads e mensagens', contacts],
    ['Avaliações', reviews],
  ])
}

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
  if (dryRun) inform('Simulação: nada foi apagado.')
  printErased(erased.value)
}

/** An administrator must be demoted before an erasure. */
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
    printErased(trial.value, process.stderr)
    await confirm('Apagar isto para sempre?', {})
  }
  return useCases.erasePerson.execute(request)
}

function printErased(
  { professionals, names, contacts, reviews, profileClaims, heldSlugs }: ErasedRecords,
  output: NodeJS.WritableStream = process.stdout,
): void {
  const fields: [string, string | number | null][] = [
    ['Contas e perfis', professionals],
    ...names.map((name) => ['  de', name] as [string, string]),
    ['Leads e mensagens', contacts],
    ['Avaliações', reviews],
    ['Pedidos de perfis', profileClaims],
    [`Endereços reservados por ${RETENTION.heldSlugDays} dias`, heldSlugs.join(', ') || null],
  ]
  printFields(fields, output)
}

export async function replayErasures({ dryRun = false, yes, json }: WriteOptions): Promise<void> {
  await confirm('Apagar de novo quem já foi apagado?', { yes, dryRun })
  const replayed = await withApp(({ useCases }) =>
    useCases.replayErasures.execute({ by: operator(), dryRun }),
  )
  const erasedAgain = unwrap(replayed)
  process.exitCode = exitCodes.done
  if (json) return printJson({ erasedAgain, dryRun })
  if (dryRun) inform('Simulação: nada foi apagado.')
  printFields([['Apagados de novo', erasedAgain]])
}

export async function applyRetention({ dryRun = false, yes, json }: WriteOptions): Promise<void> {
  await confirm('Apagar agora o que passou do prazo?', { yes, dryRun })
  const applied = await withApp(({ useCases }) => useCases.applyRetention.execute({ by: operator(), dryRun }))
  const rows = unwrap(applied)
  process.exitCode = exitCodes.done
  if (json) return printJson({ ...rows, dryRun })
  if (dryRun) inform('Simulação: nada foi apagado.')
  printFields([
    ['Leads e mensagens', rows.leads],
    ['Avaliações rejeitadas', rows.rejectedReviews],
    ['Pedidos de senha', rows.passwordResets],
    ['Registros de acesso', rows.accessRecords],
    ['Eventos de segurança', rows.securityEvents],
    ['E-mails em arquivo', rows.mailFiles],
    ['Sessões', rows.sessions],
    ['Endereços trocados', rows.releasedSlugs],
    ['Pedidos de perfis', rows.profileClaims],
    ['Importações que já não se desfazem', rows.imports],
  ])
}
