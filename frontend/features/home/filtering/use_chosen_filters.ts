import { useState } from 'react'
import { homeAddress, type HomeFilters } from '../home_filters.ts'
import { useApplyFilters } from '../use_home_filters.ts'

/**
 * The filters as the fields show them: a choice stands at once, while the list is still on its way, and the next
 * choice builds on it. They start over whenever the address brings other ones.
 */
export function useChosenFilters(filters: HomeFilters) {
  const apply = useApplyFilters()
  const [chosen, setChosen] = useState(filters)
  const [seen, setSeen] = useState(filters)
  if (homeAddress(seen) !== homeAddress(filters)) {
    setSeen(filters)
    setChosen(filters)
  }
  const choose = (changed: Partial<HomeFilters>) => {
    const next = { ...chosen, ...changed }
    setChosen(next)
    apply(next)
  }
  return { chosen, choose }
}
