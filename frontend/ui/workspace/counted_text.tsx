import { TextArea } from '@radix-ui/themes'
import type { ComponentProps } from 'react'
import { formatNumber } from '#domain/shared/numbers.ts'
import { codePointLength } from '#domain/shared/text.ts'
import { FormField } from '#frontend/ui/forms/form_field.tsx'
import './form_parts.css'

/** Shows a text's length and its limit, in code points: an emoji is one. */
export function CharacterCount({ text, most }: { text: string; most: number }) {
  const length = codePointLength(text.trim())
  return (
    <p className="character-count quiet small digits" data-over={length > most}>
      {`${formatNumber(length)} de ${formatNumber(most)} caracteres`}
    </p>
  )
}

interface Props extends ComponentProps<typeof TextArea> {
  label: string
  hint?: string
  error?: string | undefined
  /** The current text, for counting. */
  text: string
  most: number
}

/** A text area with its length and limit. */
export function CountedText({ label, hint, error, text, most, ...area }: Props) {
  return (
    <div className="counted-text">
      <FormField label={label} error={error} {...(hint && { hint })}>
        {(control) => <TextArea {...control} {...area} size="3" resize="vertical" />}
      </FormField>
      <CharacterCount text={text} most={most} />
    </div>
  )
}
