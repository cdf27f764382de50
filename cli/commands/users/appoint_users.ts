import { countOf } from '#domain/shared/numbers.ts'
import { forEachTarget } from '../../terminal/for_each_target.ts'
import { operator } from '../../terminal/operator.ts'
import type { WriteOptions } from '../../terminal/write_options.ts'

export interface AppointOptions extends WriteOptions {
  file?: string
  reason?: string
}

const REFUSALS = {
  account_not_found: 'não há conta com este id, slug ou e-mail',
  account_blocked: 'está bloqueada; desbloqueie antes com saude professionals block --off',
}

export function appointUsers(
  verb: 'promote' | 'demote',
  keys: readonly string[],
  options: AppointOptions,
): Promise<void> {
  const isPromotion = verb === 'promote'
  return forEachTarget(keys, options, {
    question: 'Quem (id, slug ou e-mail)?',
    sentence: (count) =>
      `${isPromotion ? 'Promover' : 'Rebaixar'} ${count === 1 ? 'esta conta' : countOf(count, 'conta', 'contas')}`,
    done: isPromotion ? 'administrador' : 'usuário comum',
    refusals: REFUSALS,
    work: async ({ useCases }, key) => {
      const by = operator()
      const found = await useCases.findAccount.execute({ by, key })
      if (!found.ok) return found
      const appoint = isPromotion ? useCases.promoteUser : useCases.demoteUser
      return appoint.execute({ userId: found.value, by, reason: options.reason })
    },
  })
}
