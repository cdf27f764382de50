import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { paths } from '#frontend/paths.ts'
import '#frontend/ui/forms/fields.css'

interface Props {
  registration: UseFormRegisterReturn
  error: string | undefined
  /** The text up to the privacy policy; a version of the contract, so that both change together. */
  children: ReactNode
  lang?: string | undefined
  /** What it means, in another language. */
  note?: { lang: string; text: string } | undefined
}

/** A consent with the link to the privacy policy. */
export function ConsentField({ registration, error, children, lang, note }: Props) {
  const errorId = useId()
  return (
    <div className="consent-field" lang={lang}>
      <label>
        <input
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          {...registration}
        />
        <span>
          {children}{' '}
          <a href={paths.privacy} target="_blank">
            Política de Privacidade
          </a>
          .
        </span>
      </label>
      {note && (
        <p lang={note.lang} className="quiet small mt-2">
          {note.text}
        </p>
      )}
      {error && (
        <p id={errorId} className="form-field-error small">
          <CircleAlert aria-hidden size={16} />
          {error}
        </p>
      )}
    </div>
  )
}
