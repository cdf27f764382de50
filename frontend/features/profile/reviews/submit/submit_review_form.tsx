import { Button, Dialog, TextArea, TextField } from '@radix-ui/themes'
import { useId } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { FormField } from '#frontend/ui/form_field.tsx'
import { Honeypot } from '../../honeypot.tsx'
import { StarsField } from './stars_field.tsx'
import { useSubmitReviewForm } from './use_submit_review_form.ts'
import './submit_review.css'

interface Props {
  professionalId: string
  onDone: () => void
}

export function SubmitReviewForm({ professionalId, onDone }: Props) {
  const { form, send, isSending } = useSubmitReviewForm(professionalId, onDone)
  const hasStars = useWatch({ control: form.control, name: 'rating' }) !== undefined
  return (
    <form noValidate className="review-form" onSubmit={(event) => void send(event)}>
      <Controller
        control={form.control}
        name="rating"
        render={({ field }) => <StarsField stars={field.value} onChange={field.onChange} />}
      />
      <WordsFields form={form} />
      <Honeypot registration={form.register('complemento')} />
      <SubmitButton hasStars={hasStars} isSending={isSending} />
    </form>
  )
}

function WordsFields({ form }: Pick<ReturnType<typeof useSubmitReviewForm>, 'form'>) {
  const { errors } = form.formState
  return (
    <>
      <FormField label="Seu nome" error={errors.patientName?.message}>
        {(control) => (
          <TextField.Root {...control} size="3" autoComplete="name" {...form.register('patientName')} />
        )}
      </FormField>
      <FormField label="Comentário (opcional)" error={errors.comment?.message}>
        {(control) => <TextArea {...control} size="3" rows={4} {...form.register('comment')} />}
      </FormField>
    </>
  )
}

function SubmitButton({ hasStars, isSending }: { hasStars: boolean; isSending: boolean }) {
  const hintId = useId()
  return (
    <div className="review-submit">
      {!hasStars && <p id={hintId}>Selecione uma avaliação</p>}
      <Dialog.Close>
        <Button type="button" size="3" variant="soft" color="gray">
          Cancelar
        </Button>
      </Dialog.Close>
      <Button
        size="3"
        disabled={!hasStars}
        loading={isSending}
        aria-describedby={hasStars ? undefined : hintId}
      >
        Enviar avaliação
      </Button>
    </div>
  )
}
