import { Maskito, type MaskitoOptions } from '@maskito/core'
import { type ComponentProps, useEffect, useImperativeHandle, useRef } from 'react'
import { TextInput } from './text_input.tsx'

/**
 * An input for a library that writes its value by itself. React takes what is written to the element as already known
 * and swallows the event that follows, so the form would keep the text of before; what is written to this one is news
 * (https://github.com/facebook/react/blob/main/packages/react-dom-bindings/src/client/inputValueTracking.js).
 */
function pastReact(element: HTMLInputElement): HTMLInputElement {
  return new Proxy(element, {
    get(target, name) {
      const held: unknown = Reflect.get(target, name, target)
      return typeof held === 'function' ? held.bind(target) : held
    },
    set: (target, name, value) =>
      Reflect.set(name === 'value' ? HTMLInputElement.prototype : target, name, value, target),
  })
}

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
