import { printList } from '../../terminal/listing.ts'
import { type DayOptions, daysOf, type ListingOptions, type WriteOptions } from '../../terminal/options.ts'
import { nameFault, tidyName } from '#domain/shared/person_name.ts'
import { MAX_PAGE_SIZE } from '#domain/shared/page_sizes.ts'
import { text } from 'node:stream/consumers'
import type { CreateAdminFailure } from '#application/admin/create_admin.ts'
import { inDryRun } from '#application/operations/in_dry_run.ts'
import type { AccountAdminListRow } from '#application/ports/account_admin_list.ts'
import type { OpenSession } from '#application/ports/session_store.ts'
import { RepairableFailure } from '#application/ports/unavailable.ts'
import type { Role } from '#domain/accounts/account.ts'
import { MAX_PASSWORD_LENGTH, SHORTEST_PASSWORD } from '#domain/accounts/password_rules.ts'
import { formatDate } from '#domain/shared/date_words.ts'
import { countOf } from '#domain/shared/numbers.ts'
import { unwrap, ok } from '#domain/shared/result.ts'
import { exitCodes } from '../../terminal/exit_codes.ts'
import { inform, UsageError } from '../../terminal/messages.ts'
import { type Column, type Field, moment, printJson } from '../../terminal/output.ts'
import { askSecret, askText, canAsk, confirm } from '../../terminal/questions.ts'
import { showEach, type ShowOptions } from '../../terminal/show_each.ts'
import { forEachTarget } from '../../terminal/targets.ts'
import { operator, withApp, withAppOrNew } from '../../terminal/with_app.ts'

export interface ListOptions extends ListingOptions, DayOptions {
  query?: string
  role?: Role
  blocked?: boolean
}

export async function listUsers({ query, role, blocked, ...options }: ListOptions): Promise<void> {
  const filter = { q: query, role, blocked, ...daysOf(options) }
  await withApp(({ useCases }) =>
    printList(options, {
      name: 'users',
      nouns: ['conta', 'contas'],
      columns: COLUMNS,
      most: MAX_PAGE_SIZE,
      read: async (page, limit) =>
        unwrap(await useCases.listAccounts.execute({ by: operator(), filter, page, limit })),
    }),
  )
}

export function showUsers(typed: readonly string[], options: ShowOptions): Promise<void> {
  return showEach(typed, options, {
    question: 'Quem (id, slug ou e-mail)?',
    async find(useCases, key) {
      const found = await useCases.findAccount.execute({ by: operator(), key })
      return found.ok ? found.value : null
    },
    missing: (key) => `Não há conta '${key}'.`,
    fields: (account) => [
      ['Id', account.id],
      ['Endereço', `/${account.slug}`],
      ...COLUMNS.map(({ title, value }): Field => [title, value(account)]),
    ],
  })
}

const COLUMNS: readonly Column<AccountAdminListRow>[] = [
  { title: 'Nome', value: ({ name }) => name },
  { title: 'E-mail', value: ({ email }) => email },
  { title: 'Papel', value: ({ role }) => (role === 'admin' ? 'administrador' : 'usuário') },
  { title: 'Situação', value: ({ blocked }) => (blocked ? 'bloqueada' : 'ativa') },
  { title: 'Senha', value: ({ hasPassword }) => (hasPassword ? 'definida' : 'ainda não criada') },
  { title: 'Último acesso', value: ({ lastAccessAt }) => lastAccessAt && formatDate(lastAccessAt) },
  { title: 'Criada em', value: ({ createdAt }) => formatDate(createdAt) },
]

export interface SetRoleOptions extends WriteOptions {
  file?: string
  reason?: string
}

export function setRoles(
  verb: 'promote' | 'demote',
  keys: readonly string[],
  options: SetRoleOptions,
): Promise<void> {
  const isPromotion = verb === 'promote'
  return forEachTarget(keys, options, {
    question: 'Quem (id, slug ou e-mail)?',
    sentence: (count) =>
      `${isPromotion ? 'Promover' : 'Rebaixar'} ${count === 1 ? 'esta conta' : countOf(count, 'conta', 'contas')}`,
    done: isPromotion ? 'administrador' : 'usuário comum',
    already: isPromotion ? 'já era administrador' : 'já era usuário comum',
    work: async ({ useCases }, key) => {
      const by = operator()
      const found = await useCases.findAccount.execute({ by, key })
      if (!found.ok) return found
      const setRole = isPromotion ? useCases.promoteUser : useCases.demoteUser
      const { id, role } = found.value
      const appointed = await setRole.execute({ userId: id, by, reason: options.reason })
      return appointed.ok ? ok(role !== (isPromotion ? 'admin' : 'user')) : appointed
    },
  })
}

export function resetFactors(keys: readonly string[], options: SetRoleOptions): Promise<void> {
  return forEachTarget(keys, options, {
    question: 'Quem (id, slug ou e-mail)?',
    sentence: (count) => `Retirar a segunda etapa de ${countOf(count, 'conta', 'contas')}`,
    done: 'sem segunda etapa',
    already: 'não tinha segunda etapa',
    work: async ({ useCases }, key) => {
      const by = operator()
      const found = await useCases.findAccount.execute({ by, key })
      if (!found.ok) return found
      const accountId = found.value.id
      return useCases.resetSecondFactor.execute({ by, accountId, reason: options.reason })
    },
  })
}

export function resetPasswords(keys: readonly string[], options: SetRoleOptions): Promise<void> {
  return forEachTarget(keys, options, {
    question: 'Quem (id, slug ou e-mail)?',
    sentence: (count) =>
      `Invalidar a senha de ${countOf(count, 'conta', 'contas')} e mandar o link para outra`,
    done: 'sem senha; o link para outra vai por e-mail',
    already: 'já estava sem senha; o link vai por e-mail',
    work: async ({ useCases }, key) => {
      const by = operator()
      const found = await useCases.findAccount.execute({ by, key })
      if (!found.ok) return found
      const accountId = found.value.id
      return useCases.forcePasswordReset.execute({ by, accountId, reason: options.reason })
    },
  })
}

interface ShownSessions {
  email: string
  sessions: readonly OpenSession[]
}

export function showSessions(typed: readonly string[], options: ShowOptions): Promise<void> {
  return showEach<ShownSessions>(typed, options, {
    question: 'Quem (id, slug ou e-mail)?',
    async find(useCases, key) {
      const found = await useCases.findAccount.execute({ by: operator(), key })
      if (!found.ok) return null
      const { id, email } = found.value
      return {
        email,
        sessions: unwrap(await useCases.listSessions.execute({ by: operator(), accountId: id })),
      }
    },
    missing: (key) => `Não há conta '${key}'.`,
    fields: ({ email, sessions }) => [
      ['Conta', email],
      ['Sessões', sessions.length],
      ...sessions.map(({ device, startedAt, lastSeenAt }): Field => [
        device ?? 'aparelho desconhecido',
        `desde ${moment(startedAt)}, usada em ${moment(lastSeenAt)}`,
      ]),
    ],
  })
}

export function endSessions(keys: readonly string[], options: SetRoleOptions): Promise<void> {
  return forEachTarget(keys, options, {
    question: 'Quem (id, slug ou e-mail)?',
    sentence: (count) => `Encerrar todas as sessões de ${countOf(count, 'conta', 'contas')}`,
    done: 'fora de todos os aparelhos',
    already: 'não estava aberta em nenhum aparelho',
    work: async ({ useCases }, key) => {
      const by = operator()
      const found = await useCases.findAccount.execute({ by, key })
      if (!found.ok) return found
      return useCases.endSessions.execute({ by, accountId: found.value.id, reason: options.reason })
    },
  })
}

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
  if (!created.ok) throw new RepairableFailure(refusalOf(created.failure, { name, lastname }))
  process.exitCode = exitCodes.done
  if (json) return printJson({ id: dryRun ? null : created.value.id, email, dryRun })
  if (dryRun) return inform('Simulação: o administrador seria criado.')
  process.stdout.write(`${created.value.id}\n`)
}

function refusalOf(failure: CreateAdminFailure, typed: { name: string; lastname: string }): string {
  const field = failure === 'name_invalid' ? 'name' : failure === 'lastname_invalid' ? 'lastname' : null
  return (field && nameFault(tidyName(typed[field]))) ?? REFUSALS[failure]
}

const REFUSALS: Record<CreateAdminFailure, string> = {
  forbidden: 'Só operadores criam administradores.',
  email_invalid: 'Este não é um e-mail válido.',
  name_invalid: 'O nome deve ter de 2 a 80 caracteres.',
  lastname_invalid: 'O sobrenome deve ter de 2 a 80 caracteres.',
  email_taken: 'Já há uma conta com este e-mail; promova-a com saude users promote.',
  password_too_short: `A senha deve ter ao menos ${SHORTEST_PASSWORD} caracteres.`,
  password_too_long: `A senha pode ter no máximo ${MAX_PASSWORD_LENGTH} caracteres.`,
  password_too_common: 'Esta senha é comum demais.',
  password_too_personal: 'A senha não pode conter o e-mail nem o nome do site.',
}

async function given(typed: string | undefined, question: string): Promise<string> {
  return typed ?? (canAsk() ? askText(question) : '')
}

/** Removes the pipe's trailing line break, which is not part of the password. */
async function givenPassword(fromStdin: boolean): Promise<string> {
  if (fromStdin) return (await text(process.stdin)).replace(/\r?\n$/, '')
  return process.env['ADMIN_PASSWORD'] ?? (canAsk() ? askSecret('Senha?') : '')
}
