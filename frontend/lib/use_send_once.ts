import { useRef, type BaseSyntheticEvent } from 'react'

type Send = (event?: BaseSyntheticEvent) => Promise<void>

/** What a form does when it is sent, once at a time: a second press before the answer sends nothing. */
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
