import { TextField } from '@radix-ui/themes'
import { Search } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { FormField } from '#frontend/ui/form_field.tsx'

interface Props {
  label: string
  value: string
  onType: (text: string) => void
  ref?: Ref<HTMLInputElement>
  /** Keys that lead here from anywhere, as `aria-keyshortcuts` wants them. */
  keys?: string
  /** Stands at the end of the box. */
  children?: ReactNode
}

/** The box in which a list is searched. */
export function SearchInput({ label, value, onType, ref, keys, children }: Props) {
  return (
    <FormField label={label}>
      {(control) => (
        <TextField.Root
          {...control}
          ref={ref}
          size="3"
          type="search"
          maxLength={100}
          autoComplete="off"
          aria-keyshortcuts={keys}
          value={value}
          onChange={({ target }) => onType(target.value)}
        >
          <TextField.Slot>
            <Search size={18} aria-hidden="true" />
          </TextField.Slot>
          {children}
        </TextField.Root>
      )}
    </FormField>
  )
}
