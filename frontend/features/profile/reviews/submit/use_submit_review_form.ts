import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useSubmitReview } from '#frontend/api/reviews.ts'
import { useSendOnce } from '#frontend/lib/use_send_once.ts'
import { useToast } from '#frontend/ui/toast_provider.tsx'
import { failureMessage } from '../../failure_message.ts'
import { useElapsedMs } from '../../honeypot.tsx'
import {
  submitReviewSchema,
  type SubmitReviewInput,
  type SubmitReviewOutput,
} from './submit_review_schema.ts'

const FAILED = 'Não foi possível enviar sua avaliação. Tente novamente.'

/** The review form's state and its sending; `onDone` is called once the review is kept. */
export function useSubmitReviewForm(professionalId: string, onDone: () => void) {
  const form = useForm<SubmitReviewInput, unknown, SubmitReviewOutput>({
    resolver: zodResolver(submitReviewSchema),
  })
  const submission = useSubmitReview(professionalId)
  const elapsedMs = useElapsedMs()
  const toast = useToast()
  const announce = () => {
    toast({
      title: 'Avaliação enviada',
      description: 'Ela aparecerá aqui depois de aprovada pelo profissional.',
      tone: 'success',
    })
    onDone()
  }
  const submit = async (review: SubmitReviewOutput) => {
    try {
      await submission.mutateAsync({ ...review, elapsedMs: elapsedMs() })
      announce()
    } catch (error) {
      toast({ title: 'Erro', description: failureMessage(error, FAILED), tone: 'error' })
    }
  }
  const send = useSendOnce(form.handleSubmit(submit))
  return { form, send, isSending: submission.isPending }
}
