import type { ComponentProps } from 'react'
import { TextInput } from '#frontend/ui/text_input.tsx'
import { CharacterCount } from '#frontend/ui/workspace/character_count.tsx'

interface Props extends ComponentProps<typeof TextInput> {
  /** The text as it stands, to be counted. */
  text: string
  most: number
}

/** A line of text with how much of its room is taken. */
export function CountedInput({ text, most, ...input }: Props) {
  return (
    <div>
      <TextInput {...input} />
      <CharacterCount text={text} most={most} />
    </div>
  )
}
