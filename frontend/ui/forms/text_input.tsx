import { TextField } from '@radix-ui/themes'
import type { ComponentProps } from 'react'
import { FormField } from './form_field.tsx'

interface Props extends ComponentProps<typeof TextField.Root> {
  label: string
  hint?: string
  error?: string | undefined
}

/**
 * A labelled text input. It accepts a form library's props, so that fields are registered in document order and the
 * first invalid one gets the focus.
 */
export function TextInput({ label, hint, error, ...input }: Props) {
  return (
    <FormField label={label} error={error} {...(hint && { hint })}>
      {(control) => <TextField.Root {...control} {...input} size="3" />}
    </FormField>
  )
}
