import { Maskito, type MaskitoOptions } from '@maskito/core'
import { useEffect, useImperativeHandle, useRef, type ComponentProps } from 'react'
import { pastReact } from './past_react.ts'
import { TextInput } from './text_input.tsx'

interface Props extends ComponentProps<typeof TextInput> {
  mask: MaskitoOptions
}

/** A line of text that is written in its usual form while one types, pastes or repairs it, the caret kept in place. */
export function MaskedInput({ mask, ref, ...input }: Props) {
  const element = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => element.current, [])
  useEffect(() => {
    if (!element.current) return undefined
    const maskito = new Maskito(pastReact(element.current), mask)
    return () => maskito.destroy()
  }, [mask])
  return <TextInput ref={element} {...input} />
}
