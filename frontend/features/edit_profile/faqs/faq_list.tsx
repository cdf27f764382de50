import { DragDropProvider } from '@dnd-kit/react'
import { isSortable } from '@dnd-kit/react/sortable'
import type { Faq } from '#contract/professionals.ts'
import type { useOpenPart } from '../parts/use_open_part.ts'
import { pluginsInPortuguese } from './drag_announcements.ts'
import { FaqItem } from './faq_item.tsx'
import { useFaqOrder } from './use_faq_order.ts'
import './faqs.css'

interface Props {
  faqs: readonly Faq[]
  opening: ReturnType<typeof useOpenPart>
  onRemove: (faq: Faq) => void
}

/** The questions in the order in which patients read them. */
export function FaqList({ faqs, opening, onRemove }: Props) {
  const { move, said } = useFaqOrder(faqs)
  return (
    <DragDropProvider
      plugins={pluginsInPortuguese}
      onDragEnd={({ operation: { source }, canceled }) => {
        if (!canceled && isSortable(source)) move(source.initialIndex, source.index)
      }}
    >
      <ul className="parts">
        {faqs.map((faq, index) => (
          <FaqItem
            key={faq.id}
            faq={faq}
            index={index}
            count={faqs.length}
            isOpen={opening.openId === faq.id}
            onEdit={() => opening.open(faq.id)}
            onClose={opening.close}
            onRemove={() => onRemove(faq)}
            onMove={(to) => move(index, to)}
          />
        ))}
      </ul>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </DragDropProvider>
  )
}
