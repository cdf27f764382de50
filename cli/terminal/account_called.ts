import type { AccountAdminListRow } from '#application/ports/account_admin_list.ts'
import type { OperatorUseCases } from '#infrastructure/composition/build_operator_use_cases.ts'
import { UsageError } from './messages.ts'
import { operator } from './with_app.ts'
import { lastPathSegment } from '#domain/shared/slug.ts'

/** Finds an account by id, slug or e-mail. Throws `UsageError` with similar ones when there is none. */
export async function accountCalled(useCases: OperatorUseCases, typed: string): Promise<AccountAdminListRow> {
  const by = operator()
  const found = await useCases.findAccount.execute({ by, key: lastPathSegment(typed) })
  if (found.ok) return found.value
  const q = lastPathSegment(typed).replace(/@.*/, '').replaceAll('-', ' ')
  const listed = await useCases.listAccounts.execute({ by, filter: { q }, page: 1, limit: 3 })
  const near = listed.ok ? listed.value.rows.map(({ slug }) => slug) : []
  const hint = near.length > 0 ? ` Você quis dizer ${near.join(', ')}?` : ''
  throw new UsageError(`Não há conta '${typed}' (id, endereço ou e-mail).${hint}`)
}
