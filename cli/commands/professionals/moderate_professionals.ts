import type { AdminListEntry } from '#application/ports/professional_admin_list.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { OperatorUseCases } from '#infrastructure/composition/build_operator_use_cases.ts'
import { countOf } from '#domain/shared/numbers.ts'
import type { Failure } from '../../terminal/failures.ts'
import { forEachTarget } from '../../terminal/for_each_target.ts'
import { operator } from '../../terminal/operator.ts'
import type { WriteOptions } from '../../terminal/write_options.ts'

export interface ModerateOptions extends WriteOptions {
  file?: string
  reason?: string
  off?: boolean
}

type Words = readonly [on: string, off: string]

interface Action {
  verb: Words
  done: Words
  already: Words
  wasSo: (one: AdminListEntry) => boolean
  execute: (
    useCases: OperatorUseCases,
    userId: string,
    wanted: { isOn: boolean; reason?: string | undefined },
  ) => Promise<Result<unknown, Failure>>
}

const ACTIONS: Readonly<Record<'premium' | 'verify' | 'block', Action>> = {
  premium: {
    verb: ['Pôr no premium', 'Voltar ao gratuito'],
    done: ['premium', 'gratuito'],
    already: ['já era premium', 'já era gratuito'],
    wasSo: ({ subscriptionLevel }) => subscriptionLevel === 'premium',
    execute: ({ setSubscription }, userId, { isOn, reason }) =>
      setSubscription.execute({
        userId,
        by: operator(),
        subscriptionLevel: isOn ? 'premium' : 'free',
        reason,
      }),
  },
  verify: {
    verb: ['Verificar', 'Tirar a verificação de'],
    done: ['verificado', 'não verificado'],
    already: ['já era verificado', 'já não era verificado'],
    wasSo: ({ isVerified }) => isVerified,
    execute: ({ verifyProfessional }, userId, { isOn, reason }) =>
      verifyProfessional.execute({ userId, by: operator(), verified: isOn, reason }),
  },
  block: {
    verb: ['Bloquear', 'Desbloquear'],
    done: ['bloqueado', 'desbloqueado'],
    already: ['já estava bloqueado', 'já estava desbloqueado'],
    wasSo: ({ blocked }) => blocked,
    execute: ({ blockProfessional }, userId, { isOn, reason }) =>
      blockProfessional.execute({ userId, by: operator(), blocked: isOn, reason }),
  },
}

export function moderateProfessionals(
  name: keyof typeof ACTIONS,
  keys: readonly string[],
  options: ModerateOptions,
): Promise<void> {
  const { verb, done, already, wasSo, execute } = ACTIONS[name]
  const index = options.off ? 1 : 0
  return forEachTarget(keys, options, {
    question: 'Quem (id, slug ou e-mail)?',
    sentence: (count) =>
      `${verb[index]} ${count === 1 ? 'este profissional' : countOf(count, 'profissional', 'profissionais')}`,
    done: done[index],
    already: already[index],
    work: async ({ useCases }, key) => {
      const by = operator()
      const account = await useCases.findAccount.execute({ by, key })
      if (!account.ok) return fail('professional_not_found')
      const before = await useCases.showProfessional.execute({ by, key: account.value.id })
      const isOn = !options.off
      const result = await execute(useCases, account.value.id, { isOn, reason: options.reason })
      return result.ok ? ok(!before.ok || wasSo(before.value) !== isOn) : result
    },
  })
}
