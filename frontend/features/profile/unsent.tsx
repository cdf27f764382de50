import { CloudOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { HttpError } from '#frontend/lib/http_error.ts'
import { useInBrowser } from '#frontend/lib/use_hydrated.ts'
import { BusyButton } from '#frontend/ui/busy_button.tsx'
import { useElapsedMs } from './honeypot.tsx'
import { UnsentStore } from './unsent_store.ts'
import '#frontend/ui/notices.css'

/**
 * A form whose sending may not reach the site: what is typed stays, in this tab also over a reload, until it has
 * arrived. Sent again, the same words go under the same key.
 */
export function useUnsent<Values extends FieldValues, Output>(
  name: string,
  form: UseFormReturn<Values, unknown, Output>,
) {
  const [store] = useState(() => new UnsentStore<Values>(name))
  const [isSaid, setUnsent] = useState<boolean | null>(null)
  const isKept = useInBrowser(() => store.read() !== null, false)
  const elapsedMs = useElapsedMs()
  const restored = useRef(false)
  useEffect(() => {
    const kept = restored.current ? null : store.read()
    restored.current = true
    if (kept) form.reset(kept.values)
  }, [form, store])
  return {
    isUnsent: isSaid ?? isKept,
    /** How long the form has been in front of the reader, reloads included. */
    elapsedMs: () => Math.max(elapsedMs(), store.read()?.elapsedMs ?? 0),
    keyOf: (words: unknown) => store.keyOf(words),
    /** Whether it did not reach the site, so that there is nothing else to say. */
    keep: (error: unknown) => {
      const hasArrived = error instanceof HttpError
      if (hasArrived) store.drop()
      else store.keep(form.getValues(), elapsedMs())
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

/** Says of a form that what is typed did not go, and sends it again. */
export function UnsentNotice({ isSending, onRetry }: Props) {
  return (
    <div className="lost-part" role="alert">
      <CloudOff className="lost-part-icon" size={20} aria-hidden="true" />
      <p className="lost-part-words">Sem conexão. Seu texto está guardado.</p>
      <div className="lost-part-buttons cluster">
        <BusyButton type="button" size="2" variant="soft" isBusy={isSending} onClick={onRetry}>
          Tentar de novo
        </BusyButton>
      </div>
    </div>
  )
}
