import { IconButton, TextField } from '@radix-ui/themes'
import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { FormField } from './form_field.tsx'

interface Props extends ComponentProps<typeof TextField.Root> {
  label: string
  hint?: string
  error?: string | undefined
  autoComplete: 'current-password' | 'new-password'
}

/** A password input with a button that shows the text. */
export function PasswordField({ label, hint, error, ...input }: Props) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <FormField label={label} error={error} {...(hint && { hint })}>
      {(control) => (
        <TextField.Root
          {...control}
          {...input}
          size="3"
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
        >
          <TextField.Slot side="right">
            <IconButton
              type="button"
              size="2"
              variant="ghost"
              color="gray"
              aria-label={isShown ? 'Ocultar senha' : 'Mostrar senha'}
              onClick={() => setShown(!isShown)}
            >
              <Icon size={18} aria-hidden="true" />
            </IconButton>
          </TextField.Slot>
        </TextField.Root>
      )}
    </FormField>
  )
}
