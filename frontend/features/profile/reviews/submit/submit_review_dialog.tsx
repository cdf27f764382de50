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
import { REVIEW_POINTS } from '#contract/review_terms.ts'
import { useSubmitReview } from '#frontend/api/sent_reviews.ts'
import { professionalName, theProfessional } from '#frontend/lib/professional_words.ts'
import { useSendOnce } from '#frontend/lib/use_send_once.ts'
import { BusyButton } from '#frontend/ui/page/busy_button.tsx'
import { PillToggles } from '#frontend/ui/forms/pill_toggles.tsx'
import { FormField } from '#frontend/ui/forms/form_field.tsx'
import { PortalTheme } from '#frontend/ui/overlays/portal_theme.tsx'
import { useToast } from '#frontend/ui/overlays/toast_provider.tsx'
import { ConsentField } from '../../consent_field.tsx'
import { Honeypot } from '../../honeypot.tsx'
import { useFormWords } from '../../phrases/form_words.ts'
import { fill, useWords } from '../../phrases/words.ts'
import { UnsentNotice, useUnsent } from '../../unsent.tsx'
import { CloseOnBack } from '#frontend/ui/overlays/close_on_back.tsx'
import '../reviews.css'

const STARS = [
  { stars: 1, meaning: 'oneStar' },
  { stars: 2, meaning: 'twoStars' },
  { stars: 3, meaning: 'threeStars' },
  { stars: 4, meaning: 'fourStars' },
  { stars: 5, meaning: 'fiveStars' },
] as const

interface StarsFieldProps {
  stars: number | undefined
  onChange: (stars: number) => void
}

/** A radio group of one to five stars. */
function StarsField({ stars, onChange }: StarsFieldProps) {
  const name = useId()
  const { forms } = useFormWords()
  const { stars: countStars } = useWords()
  const [pointed, setPointed] = useState<number>()
  const lit = pointed ?? stars ?? 0
  const meaning = STARS[lit - 1]?.meaning
  return (
    <fieldset className="stars-field">
      <legend>{forms.yourRating}</legend>
      <div className="stars-field-row cluster middle" onPointerLeave={() => setPointed(undefined)}>
        {STARS.map((each) => (
          <label key={each.stars} data-lit={each.stars <= lit} onPointerEnter={() => setPointed(each.stars)}>
            <input
              type="radio"
              name={name}
              checked={stars === each.stars}
              onChange={() => onChange(each.stars)}
            />
            <span className="visually-hidden">{`${countStars(each.stars)}: ${forms[each.meaning]}`}</span>
            <Star aria-hidden size={36} />
          </label>
        ))}
        <span aria-hidden className="stars-field-meaning quiet">
          {meaning && forms[meaning]}
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

/** The review form's state and submission; `onDone` is called once the review is stored. */
function useSubmitReviewForm(professionalId: string, onDone: () => void) {
  const form = useForm<SubmitReviewInput, unknown, SubmitReviewOutput>({
    defaultValues: { points: [] },
    resolver: formResolver(submitReviewSchema),
  })
  const submission = useSubmitReview(professionalId)
  const unsent = useUnsent(`review-${professionalId}`, form)
  const toast = useToast()
  const { forms, failure } = useFormWords()
  const announce = () => {
    toast({
      title: forms.reviewSent,
      description: forms.reviewThanks,
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
      toast({ title: forms.failed, description: failure(error, forms.reviewFailed), tone: 'error' })
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
  const { forms, wrong } = useFormWords()
  const { point } = useWords()
  return (
    <form noValidate className="review-form stack gap-4" onSubmit={(event) => void send(event)}>
      <Controller
        control={form.control}
        name="rating"
        render={({ field }) => <StarsField stars={field.value} onChange={field.onChange} />}
      />
      <PillToggles
        legend={forms.whatWasGood}
        choices={REVIEW_POINTS.map((key) => ({ key, label: point(key) }))}
        registered={form.register('points')}
        error={wrong('points', form.formState.errors.points?.message)}
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
  const { forms, wrong } = useFormWords()
  const { texts } = useWords()
  const typed = useWatch({ control: form.control, name: 'patientName' })?.trim()
  return (
    <>
      <FormField
        label={texts.yourName}
        hint={typed ? fill(forms.publishedAs, { name: publishedName(typed) }) : forms.publishedShort}
        error={wrong('patientName', errors.patientName?.message)}
      >
        {(control) => (
          <TextField.Root {...control} size="3" autoComplete="name" {...form.register('patientName')} />
        )}
      </FormField>
      <FormField
        label={forms.comment}
        hint={forms.commentAdvice}
        error={wrong('comment', errors.comment?.message)}
      >
        {(control) => <TextArea {...control} size="3" rows={4} {...form.register('comment')} />}
      </FormField>
    </>
  )
}

/** The consent; its text is version `REVIEW_CONSENT_VERSION` of the contract, so both change together. */
function ReviewConsent({ form: { register, formState } }: FormProps) {
  const { phrases, written } = useWords()
  const { wrong } = useFormWords()
  return (
    <ConsentField
      registration={register('consent')}
      error={wrong('consent', formState.errors.consent?.message)}
      lang={written}
      note={phrases && { lang: phrases.lang, text: phrases.reviewConsent }}
    >
      Autorizo publicar a minha avaliação nesta página, para todos verem, também em buscadores, conforme a
    </ConsentField>
  )
}

function SubmitButton({ hasStars, isSending }: { hasStars: boolean; isSending: boolean }) {
  const hintId = useId()
  const { forms } = useFormWords()
  return (
    <div className="review-submit cluster middle">
      {!hasStars && <p id={hintId}>{forms.chooseRating}</p>}
      <Dialog.Close>
        <Button type="button" size="3" variant="soft" color="gray">
          {forms.cancel}
        </Button>
      </Dialog.Close>
      <BusyButton
        size="3"
        disabled={!hasStars}
        isBusy={isSending}
        aria-describedby={hasStars ? undefined : hintId}
      >
        {forms.sendReview}
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
  const { forms } = useFormWords()
  const { phrases, lang } = useWords()
  const professional = phrases ? professionalName(profile) : theProfessional(profile)
  return (
    <PortalTheme>
      <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
        <Dialog.Content maxWidth="480px" lang={lang} onCloseAutoFocus={giveFocusBack}>
          {isOpen && <CloseOnBack onClose={() => onOpenChange(false)} />}
          <Dialog.Title mb="1">{forms.reviewTitle}</Dialog.Title>
          <Dialog.Description color="gray">
            {fill(forms.reviewIntroduction, { professional })}
          </Dialog.Description>
          <SubmitReviewForm professionalId={profile.id} onDone={() => onOpenChange(false)} />
        </Dialog.Content>
      </Dialog.Root>
    </PortalTheme>
  )
}
