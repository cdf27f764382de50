import { Button } from '@radix-ui/themes'
import { ArrowDownUp, LocateFixed } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import { codeOf } from '#frontend/loading/lost_code.ts'
import { type ListOrder, orderBy, SORT_NAMES } from '#frontend/lib/list_order.ts'
import { NativeSelect } from '#frontend/ui/forms/native_select.tsx'
import './list_order_bar.css'

const NOT_READY = 'Sem conexão para pedir sua localização. Tente de novo.'

/** Requests the position on demand; `refusal` says why there is none and what to do. */
function useNearMe(onFound: (near: string) => void) {
  const [isAsking, setAsking] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const ask = async () => {
    setAsking(true)
    setRefusal(null)
    try {
      const { askPosition } = await codeOf(() => import('./ask_position.ts'))
      const position = await askPosition()
      if (position.ok) onFound(position.value)
      else setRefusal(position.failure)
    } catch {
      setRefusal(NOT_READY)
    }
    setAsking(false)
  }
  return { isAsking, refusal, ask: () => void ask(), forgetRefusal: () => setRefusal(null) }
}

const CHOICES = [
  { value: 'relevance', label: 'Relevância' },
  ...Object.entries(SORT_NAMES).map(([value, label]) => ({ value, label })),
  { value: 'nearest', label: 'Mais perto' },
]

const stayHere = (event: FormEvent) => event.preventDefault()

export interface AroundOrder {
  /** Nobody to sort: only the filters. */
  isEmpty: boolean
  /** The button and the active filters before the order, in one row on a narrow screen. */
  filters: ReactNode
  chips: ReactNode
}

interface Props extends AroundOrder {
  order: ListOrder
  onOrder: (order: ListOrder) => void
  /** The form's target without JavaScript, and the URL's other parameters. */
  action: string
  kept: Readonly<Record<string, string>>
  /** The search whose words ask for the nearest. */
  soughtNear?: string | undefined
}

function NearNote() {
  return (
    <p className="list-order-note quiet measure small">
      Distâncias aproximadas, até o centro da cidade. Sua posição é arredondada a cerca de 1 km.
    </p>
  )
}

/** The list's order, the button for sorting by distance, and the filters around them. */
export function ListOrderBar(props: Props) {
  const { order, onOrder, action, kept, isEmpty, filters, chips, soughtNear } = props
  const id = useId()
  const nearMe = useNearMe((near) => onOrder({ sort: '', near }))
  const navigation: string = useNavigationType()
  /** Not who follows a link or goes back. */
  const askSearcher = useEffectEvent(() => {
    if (navigation === 'PUSH' && !order.near) nearMe.ask()
  })
  useEffect(() => {
    if (soughtNear) askSearcher()
  }, [soughtNear])
  const value = order.near ? 'nearest' : order.sort || 'relevance'
  const choose = (chosen: string) => {
    if (chosen === 'nearest') return nearMe.ask()
    nearMe.forgetRefusal()
    return onOrder(orderBy(chosen))
  }
  return (
    <div className="list-order">
      <div className="list-controls">
        {filters}
        {!isEmpty && (
          <Button
            className="list-order-near"
            type="button"
            size="3"
            variant={order.near ? 'soft' : 'outline'}
            aria-pressed={order.near !== ''}
            aria-disabled={nearMe.isAsking}
            onClick={() => (order.near ? choose('relevance') : nearMe.isAsking || nearMe.ask())}
          >
            <LocateFixed size={18} aria-hidden="true" />
            <span>{nearMe.isAsking ? 'Localizando…' : 'Perto de mim'}</span>
          </Button>
        )}
        {chips}
        {!isEmpty && (
          <form
            className="list-order-bar line gap-2"
            method="get"
            action={action}
            aria-label="Ordem da lista"
            onSubmit={stayHere}
          >
            {Object.entries({ ...kept, near: order.near }).map(([name, text]) =>
              text ? <input key={name} type="hidden" name={name} value={text} /> : null,
            )}
            <label className="list-order-label quiet" htmlFor={id}>
              <ArrowDownUp size={18} aria-hidden="true" />
              <span className="list-order-words">Ordenar por</span>
            </label>
            <NativeSelect
              id={id}
              className="list-order-select"
              name="sort"
              choices={CHOICES}
              value={value}
              onChange={(event) => choose(event.target.value)}
            />
            <noscript>
              <Button type="submit" size="3" variant="soft">
                Ordenar
              </Button>
            </noscript>
          </form>
        )}
      </div>
      <div className="list-order-notes" aria-live="polite">
        {nearMe.refusal && <p className="list-order-refusal measure small">{nearMe.refusal}</p>}
        {order.near && !nearMe.refusal && <NearNote />}
      </div>
    </div>
  )
}
