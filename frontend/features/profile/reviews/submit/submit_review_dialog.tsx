import { Button, Dialog, TextArea, TextField } from '@radix-ui/themes'
import { Star } from 'lucide-react'
import { useId, useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { formResolver } from '#frontend/lib/field_errors.ts'
import { honeypotFields } from '#contract/honeypot.ts'
import type { ProfessionalProfile } from '#contract/professionals.ts'
import { publishedName, REVIEW_CONSENT_VERSION } from '#contract/review_terms.ts'
import { submitReviewForm } from '#contract/reviews.ts'
import { POINT_WORDS, REVIEW_POINTS } from '#contract/review_terms.ts'
import { useSubmitReview } from '#frontend/api/sent_reviews.ts'
import { countStars, theProfessional } from '#frontend/lib/professional_words.ts'
import { useSendOnce } from '#frontend/lib/use_send_once.ts'
import { BusyButton } from '#frontend/ui/page/busy_button.tsx'
import { PillToggles } from '#frontend/ui/forms/pill_toggles.tsx'
import { FormField } from '#frontend/ui/forms/form_field.tsx'
import { PortalTheme } from '#frontend/ui/overlays/portal_theme.tsx'
import { useToast } from '#frontend/ui/overlays/toast_provider.tsx'
import { refusalMessageOf } from '#frontend/lib/http_error.ts'
import { ConsentField } from '../../consent_field.tsx'
import { Honeypot } from '../../honeypot.tsx'
import { UnsentNotice, useUnsent } from '../../unsent.tsx'
import { CloseOnBack } from '#frontend/ui/overlays/close_on_back.tsx'
import '../reviews.css'

const STARS = [
  { stars: 1, meaning: 'Ruim' },
  { stars: 2, meaning: 'Regular' },
  { stars: 3, meaning: 'Bom' },
  { stars: 4, meaning: 'Muito bom' },
  { stars: 5, meaning: 'Excelente' },
]

const POINTS = REVIEW_POINTS.map((key) => ({ key, label: POINT_WORDS[key] }))

interface StarsFieldProps {
  stars: number | undefined
  onChange: (stars: number) => void
}

/** A radio group of one to five stars. */
function StarsField({ stars, onChange }: StarsFieldProps) {
  const name = useId()
  const [pointed, setPointed] = useState<number>()
  const lit = pointed ?? stars ?? 0
  return (
    <fieldset className="stars-field">
      <legend>Sua nota</legend>
      <div className="stars-field-row cluster middle" onPointerLeave={() => setPointed(undefined)}>
        {STARS.map((each) => (
          <label key={each.stars} data-lit={each.stars <= lit} onPointerEnter={() => setPointed(each.stars)}>
            <input
              type="radio"
              name={name}
              checked={stars === each.stars}
              onChange={() => onChange(each.stars)}
            />
            <span className="visually-hidden">{`${countStars(each.stars)}: ${each.meaning}`}</span>
            <Star aria-hidden size={36} />
          </label>
        ))}
        <span aria-hidden className="stars-field-meaning quiet">
          {STARS[lit - 1]?.meaning}
        </span>
      </div>
    </fieldset>
  )
}

/** The form's schema. */
const submitReviewSchema = z.object({
  ...submitReviewForm.shape,
  consent: z.literal(true, 'Autorize a publicação para continuar'),
  corFavorita: honeypotFields().corFavorita,
})
type SubmitReviewInput = z.input<typeof submitReviewSchema>
type SubmitReviewOutput = z.output<typeof submitReviewSchema>

const FAILED = 'Não foi possível enviar sua avaliação. Tente novamente.'

/** The review form's state and submission; `onDone` is called once the review is stored. */
function useSubmitReviewForm(professionalId: string, onDone: () => void) {
  const form = useForm<SubmitReviewInput, unknown, SubmitReviewOutput>({
    defaultValues: { points: [] },
    resolver: formResolver(submitReviewSchema),
  })
  const submission = useSubmitReview(professionalId)
  const unsent = useUnsent(`review-${professionalId}`, form)
  const toast = useToast()
  const announce = () => {
    toast({
      title: 'Avaliação enviada',
      description: 'Ela aparecerá aqui depois de aprovada pelo profissional.',
      tone: 'success',
    })
    onDone()
  }
  const submit = async ({ consent, ...words }: SubmitReviewOutput) => {
    const review = { ...words, elapsedMs: unsent.elapsedMs() }
    const agreed = consent ? { ...review, consentVersion: REVIEW_CONSENT_VERSION } : review
    try {
      const key = unsent.keyOf(words)
      await submission.mutateAsync({ review: agreed, key })
      unsent.arrive()
      announce()
    } catch (error) {
      if (unsent.keep(error)) return
      toast({ title: 'Erro', description: refusalMessageOf(error, FAILED), tone: 'error' })
    }
  }
  const send = useSendOnce(form.handleSubmit(submit))
  return { form, send, isSending: submission.isPending, isUnsent: unsent.isUnsent }
}

interface SubmitReviewFormProps {
  professionalId: string
  onDone: () => void
}

function SubmitReviewForm({ professionalId, onDone }: SubmitReviewFormProps) {
  const { form, send, isSending, isUnsent } = useSubmitReviewForm(professionalId, onDone)
  const hasStars = useWatch({ control: form.control, name: 'rating' }) !== undefined
  return (
    <form noValidate className="review-form stack gap-4" onSubmit={(event) => void send(event)}>
      <Controller
        control={form.control}
        name="rating"
        render={({ field }) => <StarsField stars={field.value} onChange={field.onChange} />}
      />
      <PillToggles
        legend="O que foi bom? (opcional)"
        choices={POINTS}
        registered={form.register('points')}
        error={form.formState.errors.points?.message}
      />
      <WordsFields form={form} />
      <ReviewConsent form={form} />
      <Honeypot registration={form.register('corFavorita')} />
      {isUnsent && <UnsentNotice isSending={isSending} onRetry={() => void send()} />}
      <SubmitButton hasStars={hasStars} isSending={isSending} />
    </form>
  )
}

interface FormProps {
  form: ReturnType<typeof useSubmitReviewForm>['form']
}

function WordsFields({ form }: FormProps) {
  const { errors } = form.formState
  const typed = useWatch({ control: form.control, name: 'patientName' })?.trim()
  return (
    <>
      <FormField
        label="Seu nome"
        hint={typed ? `Aparece assim: ${publishedName(typed)}` : 'Aparece só o primeiro nome e uma inicial'}
        error={errors.patientName?.message}
      >
        {(control) => (
          <TextField.Root {...control} size="3" autoComplete="name" {...form.register('patientName')} />
        )}
      </FormField>
      <FormField
        label="Comentário (opcional)"
        hint="Fica público. Não conte diagnósticos, remédios nem exames."
        error={errors.comment?.message}
      >
        {(control) => <TextArea {...control} size="3" rows={4} {...form.register('comment')} />}
      </FormField>
    </>
  )
}

/** The consent; its text is version `REVIEW_CONSENT_VERSION` of the contract, so both change together. */
function ReviewConsent({ form: { register, formState } }: FormProps) {
  return (
    <ConsentField registration={register('consent')} error={formState.errors.consent?.message}>
      Autorizo publicar a minha avaliação nesta página, para todos verem, também em buscadores, conforme a
    </ConsentField>
  )
}

function SubmitButton({ hasStars, isSending }: { hasStars: boolean; isSending: boolean }) {
  const hintId = useId()
  return (
    <div className="review-submit cluster middle">
      {!hasStars && <p id={hintId}>Selecione uma avaliação</p>}
      <Dialog.Close>
        <Button type="button" size="3" variant="soft" color="gray">
          Cancelar
        </Button>
      </Dialog.Close>
      <BusyButton
        size="3"
        disabled={!hasStars}
        isBusy={isSending}
        aria-describedby={hasStars ? undefined : hintId}
      >
        Enviar avaliação
      </BusyButton>
    </div>
  )
}

interface Props {
  profile: ProfessionalProfile
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Restores the focus to what opened the dialog. */
  returnFocus: () => void
}

export function SubmitReviewDialog({ profile, isOpen, onOpenChange, returnFocus }: Props) {
  const giveFocusBack = (event: Event) => {
    event.preventDefault()
    returnFocus()
  }
  return (
    <PortalTheme>
      <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
        <Dialog.Content maxWidth="480px" onCloseAutoFocus={giveFocusBack}>
          {isOpen && <CloseOnBack onClose={() => onOpenChange(false)} />}
          <Dialog.Title mb="1">Avaliar atendimento</Dialog.Title>
          <Dialog.Description color="gray">
            {`Conte como foi o atendimento com ${theProfessional(profile)}. A avaliação aparece depois de aprovada.`}
          </Dialog.Description>
          <SubmitReviewForm professionalId={profile.id} onDone={() => onOpenChange(false)} />
        </Dialog.Content>
      </Dialog.Root>
    </PortalTheme>
  )
}
