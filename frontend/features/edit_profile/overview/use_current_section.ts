import { useEffect, useState } from 'react'
import { SECTIONS, type SectionId } from './sections.ts'

/** The band of the screen, below the header, in which a section counts as the one being read. */
const BAND = '-96px 0px -60% 0px'

/** The section that is being read, by how far the page is scrolled. */
export function useCurrentSection(): SectionId {
  const [current, setCurrent] = useState<SectionId>('basic')
  useEffect(() => {
    const seen = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) seen.add(target.id)
          else seen.delete(target.id)
        const first = SECTIONS.find(({ id }) => seen.has(id))
        if (first) setCurrent(first.id)
      },
      { rootMargin: BAND },
    )
    for (const { id } of SECTIONS) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [])
  return current
}
