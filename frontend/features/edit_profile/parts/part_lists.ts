import { Accessibility, type Draggable } from '@dnd-kit/dom'
import { isSortable } from '@dnd-kit/dom/sortable'
import { INSURERS } from '#domain/catalogue/insurers.ts'

/** The list with the item at `from` moved to `to`; unchanged where either is outside it. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length) return [...list]
  return list.toSpliced(from, 1).toSpliced(to, 0, item)
}

/** The insurers of the catalogue that are not among `added`, in its order. */
export function insurancesLeft(added: readonly { insuranceName: string }[]): string[] {
  const names = new Set(added.map(({ insuranceName }) => insuranceName))
  return INSURERS.map(({ name }) => name).filter((name) => !names.has(name))
}

type Options = NonNullable<ConstructorParameters<typeof Accessibility>[1]>

/** 'posição 2', counted from one. */
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
