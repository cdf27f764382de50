import { useNavigate } from 'react-router-dom'
import { paths } from '#frontend/paths.ts'
import { Combobox } from '#frontend/ui/combobox.tsx'
import type { ComboboxOption } from '#frontend/ui/combobox_list.tsx'
import { FORGET_ALL, recentGroup } from './recent/recent_group.tsx'
import { searchLabel } from './recent/recent_searches.ts'
import { useRecentSearches } from './recent/use_recent_searches.ts'
import { profileSlugOf, suggestionGroups } from './suggestion_groups.tsx'
import type { SearchDraft } from './home_filters.ts'
import { useSuggestions } from './use_suggestions.ts'

interface FreeFieldProps {
  id: string
  value: string
  onValueChange: (value: string) => void
  /** Called with the whole text once a suggestion has completed it. */
  onCompleted: (text: string) => void
  /** Called with a search of before that is wanted again. */
  onRepeated: (search: SearchDraft) => void
}

/**
 * The one field that understands everything; a suggestion completes its last words or opens a profile. While it is empty
 * it offers the searches made before on this device.
 */
export function FreeField({ id, value, onValueChange, onCompleted, onRepeated }: FreeFieldProps) {
  const navigate = useNavigate()
  const { recent, refresh, forget, forgetAll } = useRecentSearches()
  const found = useSuggestions(value)
  const from = found?.from ?? 0
  const chooseRecent = ({ id: chosen, label }: ComboboxOption) => {
    if (chosen === FORGET_ALL.id) return forgetAll()
    const search = recent.find((each) => searchLabel(each) === label)
    if (search) onRepeated(search)
  }
  const choose = (option: ComboboxOption) => {
    if (value === '') return chooseRecent(option)
    const slug = profileSlugOf(option)
    if (slug) return void navigate(paths.profile(slug))
    const completed = value.slice(0, from) + option.label
    onValueChange(completed)
    return onCompleted(completed)
  }
  return (
    <Combobox
      id={id}
      className="search-bar-input"
      name="q"
      type="text"
      inputMode="search"
      enterKeyHint="search"
      maxLength={200}
      placeholder="Ex.: cardiologista unimed campinas"
      value={value}
      onValueChange={onValueChange}
      groups={value === '' ? [recentGroup(recent)] : found ? suggestionGroups(found.suggestions) : []}
      onEnterEmpty={refresh}
      onRemove={({ label }) => forget(label)}
      typed={value.slice(from)}
      listLabel="Sugestões de busca"
      onChoose={choose}
    />
  )
}
