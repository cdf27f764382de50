import { useSortable } from '@dnd-kit/react/sortable'
import { IconButton } from '@radix-ui/themes'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Faq } from '#contract/professionals.ts'
import { PartButtons } from '../parts/part_buttons.tsx'
import { FaqForm } from './faq_form.tsx'

interface Props {
  faq: Faq
  index: number
  count: number
  isOpen: boolean
  onEdit: () => void
  onClose: () => void
  onRemove: () => void
  /** Towards the top or the bottom, by one. */
  onMove: (to: number) => void
}

/** A question as it is read, or its form. */
export function FaqItem({ isOpen, onClose, ...item }: Props) {
  if (!isOpen) return <ShownFaq {...item} />
  return (
    <li>
      <FaqForm faq={item.faq} onClose={onClose} />
    </li>
  )
}

type ShownProps = Omit<Props, 'isOpen' | 'onClose'>

/** Dragged by its grip, moved by its arrows. */
function ShownFaq({ faq, index, ...actions }: ShownProps) {
  const { ref, handleRef, isDragging } = useSortable({ id: faq.id, index })
  return (
    <li ref={ref} className="faq-item" data-dragging={isDragging || undefined}>
      <div className="part">
        <button
          ref={handleRef}
          type="button"
          className="faq-grip"
          aria-label={`Arrastar ${faq.question}`}
          aria-roledescription="item que se pode mover"
        >
          <GripVertical size={18} aria-hidden="true" />
        </button>
        <div className="part-words">
          <h3>{faq.question}</h3>
          <p>{faq.answer}</p>
        </div>
        <FaqButtons faq={faq} index={index} {...actions} />
      </div>
    </li>
  )
}

function FaqButtons({ faq, index, count, onMove, onEdit, onRemove }: ShownProps) {
  const name = faq.question
  return (
    <div className="faq-buttons">
      <div className="part-buttons">
        <Arrow label={`Subir ${name}`} isUseless={index === 0} onPress={() => onMove(index - 1)}>
          <ArrowUp size={18} aria-hidden="true" />
        </Arrow>
        <Arrow label={`Descer ${name}`} isUseless={index === count - 1} onPress={() => onMove(index + 1)}>
          <ArrowDown size={18} aria-hidden="true" />
        </Arrow>
      </div>
      <PartButtons name={name} onEdit={onEdit} onRemove={onRemove} />
    </div>
  )
}

interface ArrowProps {
  label: string
  /** At the end already; it stays where it is, so that the keyboard does not lose its place. */
  isUseless: boolean
  onPress: () => void
  children: ReactNode
}

function Arrow({ label, isUseless, onPress, children }: ArrowProps) {
  return (
    <IconButton
      type="button"
      size="3"
      variant="ghost"
      color="gray"
      aria-label={label}
      aria-disabled={isUseless || undefined}
      onClick={onPress}
    >
      {children}
    </IconButton>
  )
}
