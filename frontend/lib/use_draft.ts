import { useReducer } from 'react'

export interface Drafting<Value> {
  draft: Value
  /** What was last on the screen. */
  shown: Value
  /** Sent from here and not on the screen yet, oldest first. */
  underway: readonly Value[]
}

/** Returns what stands in the fields once this is shown: what is typed, where it was sent from here, else what is shown. */
export function afterShowing<Value>(
  shown: Value,
  before: Drafting<Value>,
  isSame: (one: Value, other: Value) => boolean,
): Drafting<Value> {
  if (isSame(shown, before.shown)) return before
  const own = before.underway.findIndex((sent) => isSame(sent, shown))
  if (own < 0) return { draft: shown, shown, underway: [] }
  return { draft: before.draft, shown, underway: before.underway.slice(own + 1) }
}

type Change<State> = (before: State) => State

const changed = <State>(before: State, change: Change<State>): State => change(before)

/**
 * What is typed but not yet sent. It starts over when what is shown changes elsewhere (back, a cleared filter), but not
 * when what was sent from here arrives: by then the person may be typing the next. Not held by useState, which computes
 * a change from the last drawing even where React has given that up, and so would lose what is typed meanwhile.
 */
export function useDraft<Value>(shown: Value, isSame: (one: Value, other: Value) => boolean = Object.is) {
  const [drafting, apply] = useReducer<Drafting<Value>, [Change<Drafting<Value>>]>(changed, {
    draft: shown,
    shown,
    underway: [],
  })
  if (!isSame(shown, drafting.shown)) apply((before) => afterShowing(shown, before, isSame))
  return {
    draft: drafting.draft,
    change: (change: Change<Value>) => apply((before) => ({ ...before, draft: change(before.draft) })),
    markSent: (sent: Value) => apply((before) => ({ ...before, underway: [...before.underway, sent] })),
  }
}
