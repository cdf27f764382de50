import { TextArea } from '@radix-ui/themes'
import type { ComponentProps } from 'react'
import { codePointLength } from '#domain/shared/text.ts'
import { FormField } from '#frontend/ui/form_field.tsx'

interface Props extends ComponentProps<typeof TextArea> {
  label: string
  hint?: string
  error?: string | undefined
  /** The text as it stands, to be counted. */
  text: string
  most: number
}

const count = new Intl.NumberFormat('pt-BR')

/** A longer text with how much of its room is taken, counted as people do: an emoji is one. */
export function CountedText({ label, hint, error, text, most, ...area }: Props) {
  const length = codePointLength(text.trim())
  return (
    <div className="counted-text">
      <FormField label={label} error={error} {...(hint && { hint })}>
        {(control) => <TextArea {...control} {...area} size="3" resize="vertical" />}
      </FormField>
      <p className="counted-text-count" data-over={length > most}>
        {count.format(length)} de {count.format(most)} caracteres
      </p>
    </div>
  )
}
