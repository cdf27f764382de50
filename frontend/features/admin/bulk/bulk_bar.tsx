import { Button } from '@radix-ui/themes'
import { BadgeCheck, Ban, Crown, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { AdminRow } from '#contract/admin.ts'
import type { UserChange } from '#frontend/api/admin_users.ts'
import { lazyPart } from '#frontend/ui/lazy_part.tsx'
import { actionOf } from '../handling/user_changes.ts'
import type { Selection } from '../list/selection.tsx'
import { changesFor } from './bulk_changes.ts'
import './bulk.css'

const BulkDialog = lazyPart({
  lost: 'Não conseguimos abrir a confirmação. Nada foi alterado.',
  load: async () => (await import('./bulk_dialog.tsx')).BulkDialog,
})

const ICONS = { verify: BadgeCheck, subscription: Crown, block: Ban }

interface PendingChange {
  change: UserChange
  users: readonly AdminRow[]
}

interface Props {
  selection: Selection
  /** Moves the focus before the bar is removed. */
  onDone: () => void
}

/** What can be done to all chosen rows at once; it stays at the foot of the screen while there are some. */
export function BulkBar({ selection: { chosen, clear }, onDone }: Props) {
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
        <section ref={bar} className="bulk-bar" aria-label="Ações em lote">
          <p className="bulk-count" aria-live="polite">
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

/** Tells the page how high the bar is, so that toasts stand above it and the last row is not under it. */
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
    <span className="bulk-buttons">
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
