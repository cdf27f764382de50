import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls to the top of a list when its page changes. */
export function useScrollToListTop(page: number, top: RefObject<HTMLElement | null>): void {
  const lastPage = useRef(page)
  useEffect(() => {
    if (lastPage.current === page) return
    lastPage.current = page
    top.current?.scrollIntoView({ block: 'start' })
  }, [page, top])
}
