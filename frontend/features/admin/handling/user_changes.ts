import type { UserChange } from '#frontend/api/admin_users.ts'

type Words = Readonly<Record<UserChange['action'], string>>

/** Specification §8. */
export const DONE: Words = {
  subscription: 'Assinatura atualizada',
  verify: 'Verificação atualizada',
  block: 'Status atualizado',
}

/** What is said where the server says nothing, in the specification's own language (§8). */
export const FAILED: Words = {
  subscription: 'Failed to update subscription status',
  verify: 'Failed to update verification status',
  block: 'Failed to update block status',
}

interface Action {
  /** On a button: 'Verificar'. */
  label: string
  /** 'Verificar 3 profissionais?' without its end. */
  ask: (whom: string) => string
  /** What will come of it. */
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

/** How a change is named, asked and explained. */
export function actionOf({ action, value }: UserChange): Action {
  const words = ACTIONS[`${action} ${value}`]
  if (!words) throw new Error(`Nothing is called ${action} ${value}.`)
  return words
}

/** '1 profissional', '3 profissionais' */
export function countOfProfessionals(count: number): string {
  return `${count.toLocaleString('pt-BR')} ${count === 1 ? 'profissional' : 'profissionais'}`
}
