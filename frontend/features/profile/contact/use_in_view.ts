import { useEffect, useState } from 'react'

/** Whether the element is in the reader's window; false until the browser knows. */
export function useInView(id: string): boolean {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.some((entry) => entry.isIntersecting)),
    )
    const element = document.getElementById(id)
    if (element) observer.observe(element)
    return () => observer.disconnect()
  }, [id])
  return isInView
}
