import { zodResolver } from '@hookform/resolvers/zod'
import { TextArea } from '@radix-ui/themes'
import { useForm } from 'react-hook-form'
import { faqForm, type FaqForm as FaqValues } from '#contract/profile_parts.ts'
import type { Faq } from '#contract/professionals.ts'
import { useSendOnce } from '#frontend/lib/use_send_once.ts'
import { FormField } from '#frontend/ui/form_field.tsx'
import { TextInput } from '#frontend/ui/text_input.tsx'
import { PartFormButtons } from '../parts/part_buttons.tsx'
import { NEW } from '../parts/use_open_part.ts'
import { usePartForm } from '../parts/use_part_form.ts'

interface Props {
  /** Null for a new one. */
  faq: Faq | null
  onClose: () => void
}

export function FaqForm({ faq, onClose }: Props) {
  const form = useForm<FaqValues, unknown, FaqValues>({
    resolver: zodResolver(faqForm),
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
    <form className="part-form" noValidate onSubmit={(event) => void send(event)}>
      <h3>{faq ? 'Editar pergunta' : 'Nova pergunta'}</h3>
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
