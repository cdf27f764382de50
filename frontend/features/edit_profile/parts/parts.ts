import { Accessibility, type Draggable } from '@dnd-kit/dom'
import { isSortable } from '@dnd-kit/dom/sortable'
import { INSURERS } from '#domain/catalogue/insurers.ts'
import type { PartKind } from '#frontend/api/profile_parts.ts'
import type { ToastMessage } from '#frontend/ui/overlays/toast_message.ts'

/** Returns the list with the item at `from` moved to `to`; unchanged if an index is invalid. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length) return [...list]
  return list.toSpliced(from, 1).toSpliced(to, 0, item)
}

/** Returns the catalogue's insurers that are not in `added`, in order. */
export function insurancesLeft(added: readonly { insuranceName: string }[]): string[] {
  const names = new Set(added.map(({ insuranceName }) => insuranceName))
  return INSURERS.map(({ name }) => name).filter((name) => !names.has(name))
}

type Options = NonNullable<ConstructorParameters<typeof Accessibility>[1]>

/** 'posição 2', counted from 1. */
const positionOf = (source: Draggable | null) =>
  source && isSortable(source) ? `posição ${source.index + 1}` : 'lista'

const OPTIONS: Options = {
  screenReaderInstructions: {
    draggable:
      'Para mover a pergunta, pressione espaço, use as setas e pressione espaço de novo. Esc cancela. Os botões Subir e Descer fazem o mesmo.',
  },
  announcements: {
    dragstart: ({ operation }) => `Pergunta levantada da ${positionOf(operation.source)}.`,
    dragover: ({ operation }) => `Pergunta sobre a ${positionOf(operation.source)}.`,
    dragend: ({ operation, canceled }) =>
      canceled ? 'Movimento cancelado.' : `Pergunta solta na ${positionOf(operation.source)}.`,
  },
}

const IN_PORTUGUESE = Accessibility.configure(OPTIONS)

/** The library's plugins with its screen reader texts in Portuguese. */
export const pluginsInPortuguese = <Plugin>(plugins: readonly Plugin[]) => [
  ...plugins.filter((plugin) => (plugin as unknown) !== Accessibility),
  IN_PORTUGUESE,
]

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

/** The toasts after a change of a part, or its failure. */
export function outcomeOf(kind: PartKind, action: Action): Outcome {
  if (action === 'reorder') return { done: 'Ordem atualizada', failed: { title: 'Erro ao reordenar' } }
  if (kind === 'locations') return place(action)
  if (kind === 'faqs') return question(action)
  return named(action, kind === 'services' ? 'Serviço' : 'Convênio')
}

const THOUSANDS = /^-?\d{1,3}(\.\d{3})+(,\d*)?$/
/** 1,500.50, as in English. */
const ENGLISH = /^-?\d{1,3}(,\d{3})+\.\d*$/

/** Reads a typed price in reais; returns 0 for what is not a number. */
export function typedPrice(typed: string): number {
  const text = typed.replace(/^R\$/i, '').replaceAll(/\s/g, '')
  const plain = ENGLISH.test(text)
    ? text.replaceAll(',', '')
    : (THOUSANDS.test(text) ? text.replaceAll('.', '') : text).replace(',', '.')
  const isNumber = /^-?(\d+\.?\d*|\.\d+)$/.test(plain)
  return isNumber ? Number(plain) : 0
}

const reais = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 20 })

/** Formats a typed price: 1.234,50; an empty field stays empty. */
export function tidyPrice(typed: string): string {
  return typed.trim() === '' ? '' : reais.format(typedPrice(typed))
}
