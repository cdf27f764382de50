import { History } from 'lucide-react'
import type { ComboboxGroup, ComboboxOption } from '#frontend/ui/combobox_list.tsx'
import { searchLabel, type RecentSearches } from './recent_searches.ts'

export const FORGET_ALL: ComboboxOption = {
  id: 'recent-forget-all',
  label: 'Limpar buscas recentes',
  isAction: true,
}

/** The searches of this device, each removable, and the way to forget them all. */
export function recentGroup(recent: RecentSearches): ComboboxGroup {
  const options = recent.map((search) => {
    const label = searchLabel(search)
    return { id: `recent:${label}`, label, removeLabel: `Remover ${label}` }
  })
  return {
    label: 'Buscas recentes',
    hint: 'só neste aparelho',
    icon: <History size={18} />,
    options: options.length > 0 ? [...options, FORGET_ALL] : [],
  }
}
