import { countOf } from '#domain/shared/numbers.ts'
import type { UserChange } from '#frontend/api/admin_users.ts'

type Messages = Readonly<Record<UserChange['action'], string>>

/** The toasts after a change. */
export const DONE: Messages = {
  subscription: 'Assinatura atualizada',
  verify: 'Verificação atualizada',
  block: 'Status atualizado',
}

/** The toasts of a failure without a message from the server; the product's rules give them in English. */
export const FAILED: Messages = {
  subscription: 'Failed to update subscription status',
  verify: 'Failed to update verification status',
  block: 'Failed to update block status',
}

interface Action {
  /** The button's text: 'Verificar'. */
  label: string
  /** 'Verificar 3 profissionais?' without its end. */
  ask: (whom: string) => string
  /** What the change does. */
  outcome: string
}

const ACTIONS: Readonly<Record<string, Action>> = {
  'subscription premium': {
    label: 'Tornar Premium',
    ask: (whom) => `Tornar ${whom} Premium`,
    outcome: 'Perfis Premium aparecem na página inicial e ganham todos os recursos do plano.',
  },
  'subscription free': {
    label: 'Tornar Gratuito',
    ask: (whom) => `Passar ${whom} ao plano Gratuito`,
    outcome: 'Perfis gratuitos saem da página inicial e perdem os recursos Premium.',
  },
  'verify true': {
    label: 'Verificar',
    ask: (whom) => `Verificar ${whom}`,
    outcome: 'O selo de verificado aparece na busca e no perfil, e um e-mail avisa quem o recebeu.',
  },
  'verify false': {
    label: 'Desverificar',
    ask: (whom) => `Desverificar ${whom}`,
    outcome: 'O selo de verificado sai da busca e do perfil.',
  },
  'block true': {
    label: 'Bloquear',
    ask: (whom) => `Bloquear ${whom}`,
    outcome:
      'Quem é bloqueado some da busca e do site, e é desconectado na hora. Um e-mail avisa do bloqueio.',
  },
  'block false': {
    label: 'Desbloquear',
    ask: (whom) => `Desbloquear ${whom}`,
    outcome: 'Quem é desbloqueado volta ao site e à busca, e pode entrar de novo.',
  },
}

/** The texts of a change: button, question, outcome. */
export function actionOf({ action, value }: UserChange): Action {
  const found = ACTIONS[`${action} ${value}`]
  if (!found) throw new Error(`Nothing is called ${action} ${value}.`)
  return found
}

/** '1 profissional', '3 profissionais' */
export function countOfProfessionals(count: number): string {
  return countOf(count, 'profissional', 'profissionais')
}
