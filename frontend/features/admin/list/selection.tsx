import { Button } from '@radix-ui/themes'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { BadgeCheck, Ban, Crown, X } from 'lucide-react'
import type { AdminRow } from '#contract/admin.ts'
import { TickBox } from '#frontend/ui/forms/tick_box.tsx'
import type { UserChange } from '#frontend/api/admin_users.ts'
import { lazyPart } from '#frontend/loading/lazy_part.tsx'
import { actionOf } from '../handling/user_changes.ts'
import { changesFor } from '../bulk/bulk_changes.ts'
import '../admin.css'

export interface Selection {
  /** The selected rows in their present state. */
  chosen: readonly AdminRow[]
  isChosen: (id: string) => boolean
  toggle: (id: string) => void
  /** Selects the whole page, or nothing if all are selected. */
  toggleAll: () => void
  clear: () => void
}

/** The rows selected on the current page; another page or list starts empty. */
export function useSelection(users: readonly AdminRow[], page: string): Selection {
  const [{ ids, of }, setChoice] = useState({ ids: new Set<string>(), of: page })
  const current = of === page ? ids : new Set<string>()
  const chosen = users.filter(({ id }) => current.has(id))
  const choose = (next: Iterable<string>) => setChoice({ ids: new Set(next), of: page })
  return {
    chosen,
    isChosen: (id) => current.has(id),
    toggle: (id) => choose(current.has(id) ? [...current].filter((each) => each !== id) : [...current, id]),
    toggleAll: () => choose(chosen.length === users.length ? [] : users.map(({ id }) => id)),
    clear: () => choose([]),
  }
}

interface Props {
  users: readonly AdminRow[]
  selection: Selection
  /** Whether its label is visible. */
  isNamed?: boolean
}

/** Selects the whole page; indeterminate while only some rows are selected. */
export function SelectAll({ users, selection: { chosen, toggleAll }, isNamed = false }: Props) {
  const id = useId()
  const box = useRef<HTMLLabelElement>(null)
  const isAll = chosen.length === users.length
  const isSome = chosen.length > 0 && !isAll
  useEffect(() => {
    const input = box.current?.querySelector('input')
    if (input) input.indeterminate = isSome
  }, [isSome])
  return (
    <label ref={box} htmlFor={id} className="select-all line gap-3">
      <TickBox id={id} checked={isAll} onChange={toggleAll} />
      <span className={isNamed ? undefined : 'visually-hidden'}>Selecionar todos desta página</span>
    </label>
  )
}

const ROW = 'tr, li'
const ACTS: Readonly<Record<string, string>> = {
  v: '[data-act="verify"]',
  b: '[data-act="block"]',
  h: '[data-history]',
}

/**
 * Keys of a row while its check box has the focus, and only then (WCAG 2.1.4): arrows move to the next row, V, B and H
 * press its buttons.
 */
export function actByKey(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const row = event.currentTarget.closest(ROW)
  const target =
    event.key === 'ArrowDown'
      ? row?.nextElementSibling?.querySelector<HTMLElement>('input[type="checkbox"]')
      : event.key === 'ArrowUp'
        ? row?.previousElementSibling?.querySelector<HTMLElement>('input[type="checkbox"]')
        : row?.querySelector<HTMLElement>(ACTS[event.key.toLowerCase()] ?? 'nothing')
  if (!target) return
  event.preventDefault()
  if (event.key.startsWith('Arrow')) target.focus()
  else target.click()
}

const BulkDialog = lazyPart({
  lost: 'Não conseguimos abrir a confirmação. Nada foi alterado.',
  load: async () => (await import('../bulk/bulk_dialog.tsx')).BulkDialog,
})

const ICONS = { verify: BadgeCheck, subscription: Crown, block: Ban }

interface PendingChange {
  change: UserChange
  users: readonly AdminRow[]
}

interface BulkBarProps {
  selection: Selection
  /** Moves the focus before the bar is removed. */
  onDone: () => void
}

/** Actions on all selected rows, fixed at the bottom of the screen while there are any. */
export function BulkBar({ selection: { chosen, clear }, onDone }: BulkBarProps) {
  const bar = usePublishedHeight(chosen.length > 0)
  const [pending, setPending] = useState<PendingChange | null>(null)
  const finish = (isChanged: boolean) => {
    setPending(null)
    if (!isChanged) return
    clear()
    onDone()
  }
  return (
    <>
      {chosen.length > 0 && (
        <section ref={bar} className="bulk-bar cluster middle" aria-label="Ações em lote">
          <p className="semibold digits" aria-live="polite">
            {countChosen(chosen.length)}
          </p>
          <BulkButtons users={chosen} onChoose={(change) => setPending({ change, users: chosen })} />
          <Button size="2" variant="ghost" color="gray" className="bulk-clear" onClick={clear}>
            <X size={16} aria-hidden="true" />
            Limpar seleção
          </Button>
        </section>
      )}
      {pending && <BulkDialog {...pending} onClose={finish} onGiveUp={() => setPending(null)} />}
    </>
  )
}

/** Publishes the bar's height to the style sheet, so that toasts appear above it and it covers no row. */
function usePublishedHeight(isShown: boolean) {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current } = bar
    if (!isShown || !current) return undefined
    const { style } = document.body
    const observer = new ResizeObserver(() => style.setProperty('--bulk-bar', `${current.offsetHeight}px`))
    observer.observe(current)
    return () => {
      observer.disconnect()
      style.removeProperty('--bulk-bar')
    }
  }, [isShown])
  return bar
}

function countChosen(count: number): string {
  return `${count} ${count === 1 ? 'selecionado' : 'selecionados'}`
}

function BulkButtons({
  users,
  onChoose,
}: {
  users: readonly AdminRow[]
  onChoose: (change: UserChange) => void
}) {
  return (
    <span className="bulk-buttons cluster gap-2">
      {changesFor(users).map((change) => {
        const Icon = ICONS[change.action]
        const isHarm = change.action === 'block' && change.value
        return (
          <Button
            key={change.action}
            size="2"
            variant="soft"
            color={isHarm ? 'red' : 'teal'}
            onClick={() => onChoose(change)}
          >
            <Icon size={16} aria-hidden="true" />
            {actionOf(change).label}
          </Button>
        )
      })}
    </span>
  )
}
