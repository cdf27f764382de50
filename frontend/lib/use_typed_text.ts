import { useState } from 'react'
import { UnsentStore } from './unsent_store.ts'

/** A logout in another tab empties the storages, but what is typed here is to last until the page closes. */
const beingTyped = new Map<string, string>()

const storeOf = (name: string) => new UnsentStore<{ text: string }>(name)
const typedUnder = (name: string) => beingTyped.get(name) ?? storeOf(name).read()?.values.text

/** Returns whether a text is being typed under that name. */
export const isBeingTyped = (name: string): boolean => typedUnder(name) !== undefined

/** A text being typed under a name, kept in this tab until it is sent or is as `saved` again. */
export function useTypedText(name: string, saved: string) {
  const [text, setText] = useState(() => typedUnder(name) ?? saved)
  const drop = () => {
    beingTyped.delete(name)
    storeOf(name).drop()
  }
  return {
    text,
    type: (typed: string) => {
      setText(typed)
      if (typed === saved) return drop()
      beingTyped.set(name, typed)
      storeOf(name).keep({ text: typed })
    },
    drop,
  }
}
