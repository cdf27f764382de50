import type { PartKind } from '#frontend/api/profile_parts.ts'
import type { ToastMessage } from '#frontend/ui/toast_message.ts'

export type Deed = 'add' | 'change' | 'remove' | 'reorder'

interface Outcome {
  done: string
  failed: Pick<ToastMessage, 'title' | 'description'>
}

const ACTIONS = { add: 'adicionar', change: 'atualizar', remove: 'remover' } as const
const ENDINGS = { add: 'adicionado', change: 'atualizado', remove: 'removido' } as const

const place = (deed: keyof typeof ACTIONS): Outcome => ({
  done: `Local ${ENDINGS[deed]}`,
  failed: {
    title: `Erro ao ${ACTIONS[deed]} local`,
    description: `Houve um erro ao ${ACTIONS[deed]} o local.`,
  },
})

const named = (deed: keyof typeof ACTIONS, name: string): Outcome => ({
  done: `${name} ${ENDINGS[deed]} com sucesso!`,
  failed: { title: `Erro ao ${ACTIONS[deed]} ${name.toLowerCase()}. Tente novamente.` },
})

const question = (deed: keyof typeof ACTIONS): Outcome => ({
  done: `Pergunta ${ENDINGS[deed].replace(/o$/, 'a')}`,
  failed: { title: `Erro ao ${ACTIONS[deed]} pergunta` },
})

/** What is said when a part of the profile was changed, and when it was not (specification §8). */
export function outcomeOf(kind: PartKind, deed: Deed): Outcome {
  if (deed === 'reorder') return { done: 'Ordem atualizada', failed: { title: 'Erro ao reordenar' } }
  if (kind === 'locations') return place(deed)
  if (kind === 'faqs') return question(deed)
  return named(deed, kind === 'services' ? 'Serviço' : 'Convênio')
}
