import { useReducer } from 'react'

export interface Drafting<Value> {
  draft: Value
  /** The value shown last. */
  shown: Value
  /** Sent from here and not shown yet, oldest first. */
  underway: readonly Value[]
}

/** Returns the fields' value after `shown` arrived: the typed one if `shown` was sent from here, otherwise `shown`. */
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
 * Typed but unsent input. It resets when the shown value changes elsewhere (back, a cleared filter), but not when a
 * value sent from here arrives: the person may be typing the next one. Not stored with useState, which computes a
 * change from the last rendering even if React has discarded that, and so would lose input.
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
