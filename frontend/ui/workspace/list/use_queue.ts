import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTakeBack } from '#frontend/api/audit.ts'
import { useToast } from '#frontend/ui/overlays/toast_provider.tsx'
import { useFailureToast } from '../use_failure_toast.ts'

/** The action of each key on the focused row, by `KeyboardEvent.key`. */
export type QueueKeys<Row> = Readonly<Record<string, (row: Row) => void>>

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [role="dialog"], [role="alertdialog"]')

/**
 * Keyboard use of a queue: j and k move, other keys act on the focused row. When a row leaves, the focus stays at its
 * position, on the next row.
 */
export function useQueue<Row extends { id: string }>(rows: readonly Row[], keys: QueueKeys<Row>) {
  const list = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)
  const at = Math.min(index, Math.max(rows.length - 1, 0))
  const focus = (next: number) => {
    setIndex(next)
    list.current?.querySelectorAll<HTMLElement>(':scope > li')[next]?.focus()
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey
    const row = rows[at]
    if (isShortcut || isTyping(event.target) || document.querySelector('[role="alertdialog"]')) return
    if (event.key === 'j' || event.key === 'k') {
      event.preventDefault()
      const isInList = list.current?.contains(document.activeElement) ?? false
      const step = event.key === 'j' ? 1 : -1
      focus(isInList ? Math.max(0, Math.min(rows.length - 1, at + step)) : at)
    } else if (row && keys[event.key]) {
      event.preventDefault()
      keys[event.key]?.(row)
    }
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  const currentId = rows[at]?.id
  const wasWorkedOn = useRef(false)
  useEffect(() => {
    if (currentId && wasWorkedOn.current)
      list.current?.querySelectorAll<HTMLElement>(':scope > li')[at]?.focus()
    wasWorkedOn.current = false
  }, [currentId, at])
  return {
    list,
    /** Props for each row's `li`. */
    rowProps: (place: number) => ({
      tabIndex: place === at ? 0 : -1,
      'aria-current': place === at ? ('true' as const) : undefined,
      onFocus: () => setIndex(place),
    }),
    /** To be called before a row leaves the list. */
    stay: () => {
      wasWorkedOn.current = true
    },
  }
}

interface Deciding<Decision> {
  id: string
  decision: Decision
  /** The name of the item. */
  name: string
  done: string
  failed: string
  /** Whether it cannot be undone. */
  isFinal?: boolean
}

/** Sends a decision, and shows a toast with an undo button where it can be undone. */
export function useDecideWithToast<Decision>(
  send: (decided: { id: string; decision: Decision }) => Promise<unknown>,
  actor: string,
) {
  const takeBack = useTakeBack()
  const toast = useToast()
  const showFailure = useFailureToast()
  const undo = (target: string) =>
    takeBack({ target, actor }).catch((error: unknown) => showFailure(error, 'Não foi possível desfazer.'))
  return async ({ id, decision, name, done, failed, isFinal = false }: Deciding<Decision>) => {
    const action = { label: 'Desfazer', onSelect: () => void undo(id) }
    try {
      await send({ id, decision })
      toast({ title: done, description: name, tone: 'success', ...(!isFinal && { action }) })
    } catch (error) {
      showFailure(error, failed)
    }
  }
}
