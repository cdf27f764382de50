import type { PartKind } from '#frontend/api/profile_parts.ts'
import type { ToastMessage } from '#frontend/ui/toast_message.ts'

export type Action = 'add' | 'change' | 'remove' | 'reorder'

interface Outcome {
  done: string
  failed: Pick<ToastMessage, 'title' | 'description'>
}

const ACTIONS = { add: 'adicionar', change: 'atualizar', remove: 'remover' } as const
const ENDINGS = { add: 'adicionado', change: 'atualizado', remove: 'removido' } as const

const place = (action: keyof typeof ACTIONS): Outcome => ({
  done: `Local ${ENDINGS[action]}`,
  failed: {
    title: `Erro ao ${ACTIONS[action]} local`,
    description: `Houve um erro ao ${ACTIONS[action]} o local.`,
  },
})

const named = (action: keyof typeof ACTIONS, name: string): Outcome => ({
  done: `${name} ${ENDINGS[action]} com sucesso!`,
  failed: { title: `Erro ao ${ACTIONS[action]} ${name.toLowerCase()}. Tente novamente.` },
})

const question = (action: keyof typeof ACTIONS): Outcome => ({
  done: `Pergunta ${ENDINGS[action].replace(/o$/, 'a')}`,
  failed: { title: `Erro ao ${ACTIONS[action]} pergunta` },
})

/** The toasts after a part of the profile was changed, or could not be. */
export function outcomeOf(kind: PartKind, action: Action): Outcome {
  if (action === 'reorder') return { done: 'Ordem atualizada', failed: { title: 'Erro ao reordenar' } }
  if (kind === 'locations') return place(action)
  if (kind === 'faqs') return question(action)
  return named(action, kind === 'services' ? 'Serviço' : 'Convênio')
}
