import { useNavigate } from 'react-router-dom'
import { paths } from '#frontend/paths.ts'
import { Combobox } from '#frontend/ui/combobox.tsx'
import type { ComboboxOption } from '#frontend/ui/combobox_list.tsx'
import { profileSlugOf, suggestionGroups } from './suggestion_groups.tsx'
import { useSuggestions } from './use_suggestions.ts'

interface FreeFieldProps {
  id: string
  value: string
  onValueChange: (value: string) => void
  /** Called with the whole text once a suggestion has completed it. */
  onCompleted: (text: string) => void
}

/** The one field that understands everything; a suggestion completes its last words or opens a profile. */
export function FreeField({ id, value, onValueChange, onCompleted }: FreeFieldProps) {
  const navigate = useNavigate()
  const found = useSuggestions(value)
  const from = found?.from ?? 0
  const choose = (option: ComboboxOption) => {
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
      type="search"
      enterKeyHint="search"
      maxLength={200}
      placeholder="Ex.: cardiologista unimed campinas"
      value={value}
      onValueChange={onValueChange}
      groups={found ? suggestionGroups(found.suggestions) : []}
      typed={value.slice(from)}
      listLabel="Sugestões de busca"
      onChoose={choose}
    />
  )
}
