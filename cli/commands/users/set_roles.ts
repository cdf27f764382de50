import { countOf } from '#domain/shared/numbers.ts'
import { ok } from '#domain/shared/result.ts'
import { forEachTarget } from '../../terminal/for_each_target.ts'
import { operator } from '../../terminal/operator.ts'
import type { WriteOptions } from '../../terminal/write_options.ts'

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
      const appoint = isPromotion ? useCases.promoteUser : useCases.demoteUser
      const { id, role } = found.value
      const appointed = await appoint.execute({ userId: id, by, reason: options.reason })
      return appointed.ok ? ok(role !== (isPromotion ? 'admin' : 'user')) : appointed
    },
  })
}
