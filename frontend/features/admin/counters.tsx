import { useQuery } from '@tanstack/react-query'
import { BadgeCheck, Ban, Crown, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { userCountsQuery } from '#frontend/api/admin_users.ts'
import { ErrorState } from '#frontend/ui/error_state.tsx'
import { useReadFailure } from '#frontend/ui/workspace/use_read_failure.ts'
import { shareOf } from './user_counts.ts'

const NAMES = ['Total de usuários', 'Premium', 'Verificados', 'Bloqueados'] as const

interface Props {
  label: string
  icon: ReactNode
  value: number
  /** All users, where this is a part of them. */
  total?: number
}

function Counter({ label, icon, value, total }: Props) {
  return (
    <div className="counter">
      <dt className="counter-label">
        <span className="counter-icon" aria-hidden="true">
          {icon}
        </span>
        {label}
      </dt>
      <dd className="counter-value">
        {value.toLocaleString('pt-BR')}
        {total !== undefined && <span className="counter-share">{shareOf(value, total)}</span>}
      </dd>
    </div>
  )
}

/** How many users there are, and of which kinds; administrators are not among them. */
export function Counters() {
  const { data, error, refetch } = useQuery(userCountsQuery)
  useReadFailure(error)
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />
  if (!data) return <CounterSkeletons />
  const { total, premium, verified, blocked } = data
  return (
    <section aria-labelledby="contadores">
      <h2 id="contadores" className="visually-hidden">
        Números do site
      </h2>
      <dl className="counters">
        <Counter label={NAMES[0]} icon={<Users size={16} />} value={total} />
        <Counter label={NAMES[1]} icon={<Crown size={16} />} value={premium} total={total} />
        <Counter label={NAMES[2]} icon={<BadgeCheck size={16} />} value={verified} total={total} />
        <Counter label={NAMES[3]} icon={<Ban size={16} />} value={blocked} total={total} />
      </dl>
    </section>
  )
}

export function CounterSkeletons() {
  return (
    <div className="counters" aria-hidden="true">
      {NAMES.map((name) => (
        <div key={name} className="counter">
          <span className="counter-label skeleton-bar" data-width="medium" />
          <span className="counter-value skeleton-bar" data-width="short" />
        </div>
      ))}
    </div>
  )
}
