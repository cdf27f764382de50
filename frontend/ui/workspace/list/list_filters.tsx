import { TextField } from '@radix-ui/themes'
import { Search } from 'lucide-react'
import { type ReactNode, type Ref, useEffect, useEffectEvent } from 'react'
import { useDraft } from '#frontend/lib/use_draft.ts'
import { FormField } from '#frontend/ui/forms/form_field.tsx'
import { type Choice, NativeSelect } from '#frontend/ui/forms/native_select.tsx'

const PAUSE_MS = 300

/**
 * A search text that shows typing at once and is sent after a pause. A text set elsewhere (back, forward, a cleared
 * filter) replaces the typed one; the text just sent does not.
 */
export function useTypedSearch(sent: string, send: (text: string) => void) {
  const { draft: typed, change, markSent } = useDraft(sent)
  const sendTyped = useEffectEvent((text: string) => {
    markSent(text)
    send(text)
  })
  useEffect(() => {
    const text = typed.trim()
    if (text === sent) return undefined
    const timer = setTimeout(() => sendTyped(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, sent])
  return { typed, type: (text: string) => change(() => text) }
}

interface Props {
  label: string
  value: string
  onType: (text: string) => void
  ref?: Ref<HTMLInputElement>
  /** The `aria-keyshortcuts` for reaching the box. */
  keys?: string
  /** Content at the end of the box. */
  children?: ReactNode
}

/** The search box of a list. */
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

interface SelectFilterProps {
  label: string
  choices: readonly Choice[]
  /** The option without a filter. */
  prompt?: string
  value: string
  onChoose: (value: string) => void
}

/** A select that filters or orders a list. */
export function SelectFilter({ label, onChoose, prompt, ...select }: SelectFilterProps) {
  return (
    <FormField label={label}>
      {(control) => (
        <NativeSelect
          {...control}
          {...select}
          {...(prompt && { prompt })}
          onChange={({ target }) => onChoose(target.value)}
        />
      )}
    </FormField>
  )
}
