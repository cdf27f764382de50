import { Heading } from '@radix-ui/themes'
import type { ComponentProps, ReactNode } from 'react'
import { TextInput } from '#frontend/ui/forms/text_input.tsx'
import { CharacterCount } from '#frontend/ui/workspace/counted_text.tsx'

interface FieldGroupProps {
  id: string
  title: string
  hint: string
  children: ReactNode
}

/** A part of the form with its own heading, the target of its link. */
export function FieldGroup({ id, title, hint, children }: FieldGroupProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      className="field-group stack gap-4 panel p-4"
      aria-labelledby={`${id}-titulo`}
    >
      <div className="stack gap-1">
        <Heading as="h2" size="4" id={`${id}-titulo`}>
          {title}
        </Heading>
        <p className="quiet small">{hint}</p>
      </div>
      <div className="field-group-fields stack gap-4">{children}</div>
    </section>
  )
}

interface CountedInputProps extends ComponentProps<typeof TextInput> {
  /** The current text, for counting. */
  text: string
  most: number
}

/** A text input with its length and limit. */
export function CountedInput({ text, most, ...input }: CountedInputProps) {
  return (
    <div>
      <TextInput {...input} />
      <CharacterCount text={text} most={most} />
    </div>
  )
}
