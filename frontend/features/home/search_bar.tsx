import { Button } from '@radix-ui/themes'
import { Search } from 'lucide-react'
import { useId, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { HOME_SEARCH_SPECIALTIES } from '#domain/catalogue/specialties.ts'
import { paths } from '#frontend/paths.ts'
import { Combobox } from '#frontend/ui/combobox.tsx'
import type { ComboboxOption } from '#frontend/ui/combobox_list.tsx'
import { NativeSelect } from '#frontend/ui/native_select.tsx'
import { writtenFilters, type HomeFilters } from './home_filters.ts'
import { LocationField } from './location_field.tsx'
import { profileSlugOf, suggestionGroups } from './suggestion_groups.tsx'
import { PROFESSIONALS_ID, useSearch } from './use_home_filters.ts'
import { useSearchDraft, type SearchDraft } from './use_search_draft.ts'
import { useSuggestions } from './use_suggestions.ts'
import './search_bar.css'

const SPECIALTY_NAMES = HOME_SEARCH_SPECIALTIES.map(({ name }) => name)

interface FreeFieldProps {
  id: string
  value: string
  onValueChange: (value: string) => void
  /** Called with the whole text once a suggestion has completed it. */
  onCompleted: (text: string) => void
}

function FreeField({ id, value, onValueChange, onCompleted }: FreeFieldProps) {
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

/** The other filters at work, so that a search without JavaScript keeps them too. */
function KeptFilters({ filters }: { filters: HomeFilters }) {
  const { q: _q, specialty: _specialty, location: _location, ...kept } = writtenFilters(filters)
  return Object.entries(kept).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

/** Search by one free text, by specialty and by place; a plain GET form where there is no JavaScript. */
export function SearchBar({ filters }: { filters: HomeFilters }) {
  const id = useId()
  const search = useSearch()
  const { draft, change, markSearched } = useSearchDraft(filters)
  const searchFor = (sought: SearchDraft) => {
    markSearched(sought)
    search({ ...filters, ...sought })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    searchFor({ ...draft, q: draft.q.trim(), location: draft.location.trim() })
  }
  return (
    <search>
      <form
        className="search-bar"
        action={`${paths.home}#${PROFESSIONALS_ID}`}
        method="get"
        onSubmit={submit}
      >
        <div className="search-bar-part search-bar-free">
          <label className="search-bar-label" htmlFor={`${id}-q`}>
            O que você procura?
          </label>
          <FreeField
            id={`${id}-q`}
            value={draft.q}
            onValueChange={(q) => change({ q })}
            onCompleted={(q) => searchFor({ ...draft, q })}
          />
        </div>
        <div className="search-bar-part">
          <label className="search-bar-label" htmlFor={`${id}-specialty`}>
            Especialidade
          </label>
          <NativeSelect
            id={`${id}-specialty`}
            className="search-bar-select"
            name="specialty"
            prompt="Todas as especialidades"
            choices={SPECIALTY_NAMES}
            value={draft.specialty}
            onChange={(event) => change({ specialty: event.target.value })}
          />
        </div>
        <div className="search-bar-part">
          <label className="search-bar-label" htmlFor={`${id}-location`}>
            Onde?
          </label>
          <LocationField
            id={`${id}-location`}
            className="search-bar-input"
            value={draft.location}
            onValueChange={(location) => change({ location })}
          />
        </div>
        <KeptFilters filters={filters} />
        <Button className="search-bar-button" type="submit" size="4">
          <Search size={20} aria-hidden="true" />
          Buscar
        </Button>
      </form>
    </search>
  )
}
