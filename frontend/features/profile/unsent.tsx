import { CloudOff } from 'lucide-react'
import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { HttpError } from '#frontend/lib/http_error.ts'
import { UnsentStore } from '#frontend/lib/unsent_store.ts'
import { useInBrowser } from '#frontend/lib/use_hydrated.ts'
import { useTypedWords } from '#frontend/lib/use_typed_words.ts'
import { BusyButton } from '#frontend/ui/page/busy_button.tsx'
import { useElapsedMs } from './honeypot.tsx'
import { useFormWords } from './phrases/form_words.ts'
import '#frontend/ui/page/notices.css'

/** Keeps what is typed into a form until it is sent. The same words are sent again with the same key. */
export function useUnsent<Values extends FieldValues, Output>(
  name: string,
  form: UseFormReturn<Values, unknown, Output>,
) {
  const [store] = useState(() => new UnsentStore<Values>(name))
  const [isSaid, setUnsent] = useState<boolean | null>(null)
  const hasFailed = useInBrowser(() => store.read()?.hasFailed === true, false)
  const elapsedMs = useElapsedMs()
  useTypedWords(store, form, { elapsedMs })
  return {
    isUnsent: isSaid ?? hasFailed,
    /** How long the form has been visible, reloads included, in milliseconds. */
    elapsedMs: () => Math.max(elapsedMs(), store.read()?.elapsedMs ?? 0),
    keyOf: (words: unknown) => store.keyOf(words),
    /** Returns whether it did not reach the server: then no other message is needed. */
    keep: (error: unknown) => {
      const hasArrived = error instanceof HttpError
      store.keep(form.getValues(), elapsedMs(), !hasArrived)
      setUnsent(!hasArrived)
      return !hasArrived
    },
    arrive: () => {
      store.drop()
      setUnsent(false)
    },
  }
}

interface Props {
  isSending: boolean
  onRetry: () => void
}

/** Says that the form was not sent, and offers to send it again. */
export function UnsentNotice({ isSending, onRetry }: Props) {
  const { forms } = useFormWords()
  return (
    <div className="lost-part" role="alert">
      <CloudOff className="lost-part-icon" size={20} aria-hidden="true" />
      <p className="lost-part-words">{forms.unsent}</p>
      <div className="lost-part-buttons cluster middle">
        <BusyButton type="button" size="2" variant="soft" isBusy={isSending} onClick={onRetry}>
          {forms.tryAgain}
        </BusyButton>
      </div>
    </div>
  )
}
