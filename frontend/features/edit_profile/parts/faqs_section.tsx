import type { UseQueryResult } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, GripVertical, MessageCircleQuestionMark } from 'lucide-react'
import { DragDropProvider } from '@dnd-kit/react'
import { isSortable, useSortable } from '@dnd-kit/react/sortable'
import { useState, type ReactNode } from 'react'
import { Heading, IconButton, TextArea } from '@radix-ui/themes'
import { useForm } from 'react-hook-form'
import { formResolver } from '#frontend/lib/field_errors.ts'
import type { Faq } from '#contract/professionals.ts'
import { useReorderFaqs } from '#frontend/api/profile_parts.ts'
import { faqForm, type FaqForm as FaqValues } from '#contract/profile_parts.ts'
import { useSendOnce } from '#frontend/lib/use_send_once.ts'
import { FormField } from '#frontend/ui/forms/form_field.tsx'
import { TextInput } from '#frontend/ui/forms/text_input.tsx'
import { PartButtons, PartFormButtons, type PartListing, PartsSection } from './part_list.tsx'
import { NEW, usePartForm, usePartMutation } from './use_part_form.ts'
import { pluginsInPortuguese, moved } from './parts.ts'
import { useEditor } from '../editor_context.tsx'

const EMPTY = {
  icon: <MessageCircleQuestionMark size={20} />,
  text: 'Nenhuma pergunta ainda. Comece pelo que todos perguntam: duração, retorno, preparo.',
}

/** The professional's frequent questions. */
export function FaqsSection({ query }: { query: UseQueryResult<Faq[]> }) {
  return (
    <PartsSection
      kind="faqs"
      query={query}
      empty={EMPTY}
      addLabel="Adicionar pergunta"
      removalTitle="Remover pergunta?"
      removalQuestion={({ question }) => `Tem certeza que deseja remover a pergunta “${question}”?`}
      Form={FaqForm}
      List={FaqList}
    />
  )
}

/** The questions in display order. */
function FaqList({ parts: faqs, opening, onRemove }: PartListing<Faq>) {
  const { move, announcement } = useFaqOrder(faqs)
  return (
    <DragDropProvider
      plugins={pluginsInPortuguese}
      onDragEnd={({ operation: { source }, canceled }) => {
        if (!canceled && isSortable(source)) move(source.initialIndex, source.index)
      }}
    >
      <ul className="plain-list stack gap-3">
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
        {announcement}
      </p>
    </DragDropProvider>
  )
}

/** Moves a question, by dragging or buttons, and announces its position. */
function useFaqOrder(faqs: readonly Faq[]) {
  const { professionalId } = useEditor()
  const { mutateAsync } = useReorderFaqs(professionalId)
  const action = usePartMutation('faqs')
  const [announcement, setAnnouncement] = useState('')
  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= faqs.length) return
    setAnnouncement(`Pergunta movida para a posição ${to + 1} de ${faqs.length}.`)
    void action('reorder', () => mutateAsync(moved(faqs, from, to).map(({ id }) => id)))
  }
  return { move, announcement }
}

interface FaqItemProps {
  faq: Faq
  index: number
  count: number
  isOpen: boolean
  onEdit: () => void
  onClose: () => void
  onRemove: () => void
  /** Moves it by one. */
  onMove: (to: number) => void
}

/** A question, or its form. */
function FaqItem({ isOpen, onClose, ...item }: FaqItemProps) {
  if (!isOpen) return <ShownFaq {...item} />
  return (
    <li>
      <FaqForm part={item.faq} onClose={onClose} />
    </li>
  )
}

type ShownProps = Omit<FaqItemProps, 'isOpen' | 'onClose'>

/** Draggable by its handle, and movable by its buttons. */
function ShownFaq({ faq, index, ...actions }: ShownProps) {
  const { ref, handleRef, isDragging } = useSortable({ id: faq.id, index })
  return (
    <li ref={ref} className="faq-item" data-dragging={isDragging || undefined}>
      <div className="part">
        <button
          ref={handleRef}
          type="button"
          className="faq-grip stack rigid quiet"
          aria-label={`Arrastar ${faq.question}`}
          aria-roledescription="item que se pode mover"
        >
          <GripVertical size={18} aria-hidden="true" />
        </button>
        <div className="part-words stack gap-1 breakable">
          <Heading as="h3" size="3">
            {faq.question}
          </Heading>
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
    <div className="faq-buttons rigid">
      <div className="part-buttons rigid">
        <Arrow
          label={`Subir ${name}`}
          disabledReason={index === 0 && 'Já é a primeira pergunta.'}
          onPress={() => onMove(index - 1)}
        >
          <ArrowUp size={18} aria-hidden="true" />
        </Arrow>
        <Arrow
          label={`Descer ${name}`}
          disabledReason={index === count - 1 && 'Já é a última pergunta.'}
          onPress={() => onMove(index + 1)}
        >
          <ArrowDown size={18} aria-hidden="true" />
        </Arrow>
      </div>
      <PartButtons name={name} onEdit={onEdit} onRemove={onRemove} />
    </div>
  )
}

interface ArrowProps {
  label: string
  /** Why it is disabled; it stays focusable, so that keyboard users keep their place. */
  disabledReason: string | false
  onPress: () => void
  children: ReactNode
}

function Arrow({ label, disabledReason, onPress, children }: ArrowProps) {
  return (
    <IconButton
      type="button"
      size="3"
      variant="ghost"
      color="gray"
      aria-label={label}
      aria-disabled={disabledReason !== false || undefined}
      title={disabledReason || undefined}
      onClick={onPress}
    >
      {children}
    </IconButton>
  )
}

interface FaqFormProps {
  /** Null for a new one. */
  part: Faq | null
  onClose: () => void
}

function FaqForm({ part: faq, onClose }: FaqFormProps) {
  const form = useForm<FaqValues, unknown, FaqValues>({
    resolver: formResolver(faqForm),
    defaultValues: { question: faq?.question ?? '', answer: faq?.answer ?? '' },
  })
  const { save, isSending } = usePartForm(form, {
    kind: 'faqs',
    id: faq?.id ?? NEW,
    fields: ['question', 'answer'],
    onSaved: onClose,
  })
  const send = useSendOnce(form.handleSubmit(save))
  const { errors } = form.formState
  return (
    <form className="part-form stack gap-4 p-4" noValidate onSubmit={(event) => void send(event)}>
      <Heading as="h3" size="3">
        {faq ? 'Editar pergunta' : 'Nova pergunta'}
      </Heading>
      <TextInput
        label="Pergunta"
        autoComplete="off"
        error={errors.question?.message}
        {...form.register('question')}
      />
      <FormField label="Resposta" error={errors.answer?.message}>
        {(control) => <TextArea {...control} size="3" rows={4} {...form.register('answer')} />}
      </FormField>
      <PartFormButtons
        isSending={isSending}
        label={faq ? 'Atualizar pergunta' : 'Adicionar pergunta'}
        onCancel={onClose}
      />
    </form>
  )
}
