import { fail, type Result } from '#domain/shared/result.ts'
import type { OperatorUseCases } from '#infrastructure/composition/build_operator_use_cases.ts'
import { countOf } from '#domain/shared/numbers.ts'
import { forEachTarget } from '../../terminal/for_each_target.ts'
import { operator } from '../../terminal/operator.ts'
import type { WriteOptions } from '../../terminal/write_options.ts'

export interface ModerateOptions extends WriteOptions {
  file?: string
  reason?: string
  off?: boolean
}

interface Deed {
  verb: readonly [on: string, off: string]
  done: readonly [on: string, off: string]
  execute: (
    useCases: OperatorUseCases,
    userId: string,
    wanted: { isOn: boolean; reason?: string | undefined },
  ) => Promise<Result<unknown, string>>
}

const DEEDS: Readonly<Record<'premium' | 'verify' | 'block', Deed>> = {
  premium: {
    verb: ['Pôr no premium', 'Voltar ao gratuito'],
    done: ['premium', 'gratuito'],
    execute: ({ setSubscription }, userId, { isOn, reason }) =>
      setSubscription.execute({
        userId,
        by: operator(),
        wanted: { subscriptionLevel: isOn ? 'premium' : 'free', reason },
      }),
  },
  verify: {
    verb: ['Verificar', 'Tirar a verificação de'],
    done: ['verificado', 'não verificado'],
    execute: ({ verifyProfessional }, userId, { isOn, reason }) =>
      verifyProfessional.execute({ userId, by: operator(), wanted: { verified: isOn, reason } }),
  },
  block: {
    verb: ['Bloquear', 'Desbloquear'],
    done: ['bloqueado', 'desbloqueado'],
    execute: ({ blockProfessional }, userId, { isOn, reason }) =>
      blockProfessional.execute({ userId, by: operator(), wanted: { blocked: isOn, reason } }),
  },
}

const REFUSALS = {
  professional_not_found: 'não há profissional com este id, slug ou e-mail',
  forbidden: 'é um administrador; rebaixe antes com saude users demote',
}

export function moderateProfessionals(
  name: keyof typeof DEEDS,
  keys: readonly string[],
  options: ModerateOptions,
): Promise<void> {
  const { verb, done, execute } = DEEDS[name]
  const index = options.off ? 1 : 0
  return forEachTarget(keys, options, {
    question: 'Quem (id, slug ou e-mail)?',
    sentence: (count) =>
      `${verb[index]} ${count === 1 ? 'este profissional' : countOf(count, 'profissional', 'profissionais')}`,
    done: done[index],
    refusals: REFUSALS,
    work: async ({ useCases }, key) => {
      const found = await useCases.findAccount.execute({ by: operator(), key })
      if (!found.ok) return fail('professional_not_found')
      return execute(useCases, found.value, { isOn: !options.off, reason: options.reason })
    },
  })
}
