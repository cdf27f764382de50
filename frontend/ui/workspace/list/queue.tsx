import { Kbd } from '@radix-ui/themes'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { formatNumber } from '#domain/shared/numbers.ts'
import { EmptyState, ErrorState } from '#frontend/ui/page/status_message.tsx'
import { useReadFailure } from '../use_failure_toast.ts'
import './list.css'

/** An item that waits for a decision. */
export function QueueRow(props: ComponentProps<'li'>) {
  return <li className="queue-row panel stack gap-3 p-4" {...props} />
}

interface BarProps {
  shown: number
  total: number
  /** The action of each key, in a word. */
  keys: Readonly<Record<string, string>>
}

/** The number of waiting items, and the keys, which `?` shows and hides. */
export function QueueBar({ shown, total, keys }: BarProps) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const toggle = ({ key, target }: KeyboardEvent) => {
      const isTyping = target instanceof HTMLElement && target.closest('input, textarea, select')
      if (key === '?' && !isTyping) setOpen((wasOpen) => !wasOpen)
    }
    document.addEventListener('keydown', toggle)
    return () => document.removeEventListener('keydown', toggle)
  }, [])
  const all = { j: 'próxima', k: 'anterior', ...keys }
  return (
    <div className="queue-bar cluster middle between">
      <p className="quiet digits" aria-live="polite">
        {shown < total ? `Mostrando ${shown} de ${formatNumber(total)}` : `${formatNumber(total)} na fila`}
      </p>
      <button
        type="button"
        className="queue-help quiet small"
        aria-expanded={isOpen}
        aria-controls="atalhos"
        onClick={() => setOpen(!isOpen)}
      >
        Atalhos <Kbd>?</Kbd>
      </button>
      <dl id="atalhos" className="queue-keys cluster" hidden={!isOpen}>
        {Object.entries(all).map(([key, word]) => (
          <div key={key}>
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{word}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Shown while a queue loads; as high as its first rows. */
export function QueueSkeleton({ label }: { label: string }) {
  return (
    <>
      <p className="queue-bar cluster middle between quiet digits" aria-live="polite">
        {label}
      </p>
      <div className="stack gap-3" aria-hidden="true">
        {[1, 2, 3].map((row) => (
          <span key={row} className="queue-row panel stack gap-3 p-4">
            <span className="skeleton-bar" data-width="short" />
            <span className="skeleton-bar" data-width="long" />
            <span className="skeleton-bar" data-width="medium" />
          </span>
        ))}
      </div>
    </>
  )
}

interface QueueStatesProps<Row> {
  asked: UseQueryResult<{ rows: Row[]; total: number }>
  loading: string
  /** Said where nobody waits. */
  nothing: { title: string; description: string }
  children: (queue: { rows: Row[]; total: number }) => ReactNode
}

/** A queue while it loads, where it failed, where it is empty, and where somebody waits. */
export function QueueStates<Row>({ asked, loading, nothing, children }: QueueStatesProps<Row>) {
  const { data, error, refetch } = asked
  useReadFailure(error)
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />
  if (!data) return <QueueSkeleton label={loading} />
  if (data.rows.length === 0) return <EmptyState {...nothing} />
  return children(data)
}
