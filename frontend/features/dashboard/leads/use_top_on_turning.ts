import { useEffect, useRef, type RefObject } from 'react'

/** Brings the beginning of a list before the eyes after another page was chosen. */
export function useTopOnTurning(page: number, top: RefObject<HTMLElement | null>): void {
  const lastPage = useRef(page)
  useEffect(() => {
    if (lastPage.current === page) return
    lastPage.current = page
    top.current?.scrollIntoView({ block: 'start' })
  }, [page, top])
}
