import type { AccountAdminListRow } from '#application/ports/account_admin_list.ts'
import type { Role } from '#domain/accounts/account.ts'
import { unwrap } from '#domain/shared/result.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { countOf, formatNumber } from '#domain/shared/numbers.ts'
import { exitCodes } from '../../terminal/exit_codes.ts'
import { say } from '../../terminal/messages.ts'
import { operator } from '../../terminal/operator.ts'
import { type Column, printJson, printTable } from '../../terminal/output.ts'
import { withApp } from '../../terminal/with_app.ts'

export interface ListOptions {
  query?: string
  role?: Role
  blocked?: boolean
  page: number
  limit: number
  json?: boolean
}

export async function listUsers({ query, role, blocked, page, limit, json }: ListOptions): Promise<void> {
  const filter = { q: query, role, blocked }
  const listed = await withApp(({ useCases }) =>
    useCases.listAccounts.execute({ by: operator(), filter, page, limit }),
  )
  const { rows, total } = unwrap(listed)
  process.exitCode = exitCodes.done
  if (json) return printJson({ total, page, limit, users: rows })
  if (rows.length > 0) printTable(rows, COLUMNS)
  say(`${formatNumber(rows.length)} de ${countOf(total, 'conta', 'contas')}`)
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
