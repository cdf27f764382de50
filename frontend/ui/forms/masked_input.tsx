import { Maskito, type MaskitoOptions } from '@maskito/core'
import { type ComponentProps, useEffect, useImperativeHandle, useRef } from 'react'
import { TextInput } from './text_input.tsx'

/**
 * Wraps an input for a library that sets its value itself. React treats a value set on the element as known and ignores
 * the following event, so the form would keep the old text; this wrapper bypasses React's setter
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

/** A text input that is formatted while typing, pasting or correcting; keeps the caret. */
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
