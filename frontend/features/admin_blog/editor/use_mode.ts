import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router-dom'
import { startsWithPreview } from '../posts_in_url.ts'
import type { Mode } from './mode_switch.tsx'

/** Whether the fields or the preview are shown; each is left and found again where one was reading. */
export function useMode() {
  const [address] = useSearchParams()
  const [mode, setMode] = useState<Mode>(startsWithPreview(address) ? 'preview' : 'form')
  const body = useRef<HTMLDivElement>(null)
  const places = useRef<Record<Mode, number>>({ form: 0, preview: 0 })
  const change = (next: Mode) => {
    if (next === mode) return
    places.current[mode] = body.current?.scrollTop ?? 0
    flushSync(() => setMode(next))
    body.current?.scrollTo({ top: places.current[next] })
  }
  return { mode, setMode: change, showForm: () => change('form'), body }
}
