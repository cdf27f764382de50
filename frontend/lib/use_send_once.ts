import { useRef, type BaseSyntheticEvent } from 'react'

type Send = (event?: BaseSyntheticEvent) => Promise<void>

/** Wraps a form's submission so that it runs once at a time: a second press is ignored. */
export function useSendOnce(send: Send): Send {
  const isUnderWay = useRef(false)
  return async (event) => {
    event?.preventDefault()
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      await send(event)
    } finally {
      isUnderWay.current = false
    }
  }
}
