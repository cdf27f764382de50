import { TextArea } from '@radix-ui/themes'
import type { ComponentProps } from 'react'
import { FormField } from '#frontend/ui/form_field.tsx'
import { CharacterCount } from './character_count.tsx'

interface Props extends ComponentProps<typeof TextArea> {
  label: string
  hint?: string
  error?: string | undefined
  /** The text as it stands, to be counted. */
  text: string
  most: number
}

/** A longer text with how much of its room is taken. */
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
