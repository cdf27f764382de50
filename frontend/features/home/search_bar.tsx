import { Button, IconButton } from '@radix-ui/themes'
import { Search } from 'lucide-react'
import { useId, type FormEvent } from 'react'
import { HOME_SEARCH_SPECIALTIES } from '#domain/catalogue/specialties.ts'
import { useDraft } from '#frontend/lib/use_draft.ts'
import { paths } from '#frontend/paths.ts'
import { NativeSelect } from '#frontend/ui/native_select.tsx'
import { FreeField } from './free_field.tsx'
import { writtenFilters, type HomeFilters, type SearchDraft } from './home_filters.ts'
import { LocationField } from './filtering/location_field.tsx'
import { rememberSearch } from './recent_searches.ts'
import { PROFESSIONALS_ID, useSearch } from './use_home_filters.ts'
import './search_bar.css'

const SPECIALTY_NAMES = HOME_SEARCH_SPECIALTIES.map(({ name }) => name)

const isSame = (one: SearchDraft, other: SearchDraft) =>
  one.q === other.q && one.specialty === other.specialty && one.location === other.location

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
  const search = useSearch(filters)
  const { q, specialty, location } = filters
  const { draft, change: changeDraft, markSent } = useDraft({ q, specialty, location }, isSame)
  const change = (changed: Partial<SearchDraft>) => changeDraft((typed) => ({ ...typed, ...changed }))
  const searchFor = (sought: SearchDraft) => {
    markSent(sought)
    rememberSearch(sought)
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
            onValueChange={(text) => change({ q: text })}
            onCompleted={(text) => searchFor({ ...draft, q: text })}
            onRepeated={(sought) => {
              change(sought)
              searchFor(sought)
            }}
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
            onValueChange={(place) => change({ location: place })}
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

/** What the one field of the results says: all that was typed or chosen in words. */
function barText({ q, specialty, location, insurance }: HomeFilters): string {
  return [q, specialty, location, insurance].filter(Boolean).join(' ')
}

const IN_WORDS = { q: '', specialty: '', location: '', insurance: '' }
const isSameText = (one: string, other: string) => one === other

/** The search on one line, in the header on a phone: what was sought can be changed in place, as one text. */
export function ResultsBar({ filters }: { filters: HomeFilters }) {
  const id = useId()
  const search = useSearch(filters)
  const shown = barText(filters)
  const { draft, change, markSent } = useDraft(shown, isSameText)
  const searchFor = (text: string) => {
    markSent(text)
    if (text === shown) return search(filters)
    rememberSearch({ q: text, specialty: '', location: '' })
    return search({ ...filters, ...IN_WORDS, q: text })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    searchFor(draft.trim())
  }
  return (
    <search className="page-width results-bar">
      <form className="results-bar-form" action={paths.home} method="get" onSubmit={submit}>
        <label className="visually-hidden" htmlFor={id}>
          O que você procura?
        </label>
        <FreeField
          id={id}
          value={draft}
          onValueChange={(text) => change(() => text)}
          onCompleted={searchFor}
          onRepeated={(sought) => search({ ...filters, ...IN_WORDS, ...sought })}
        />
        <KeptFilters filters={{ ...filters, ...IN_WORDS }} />
        <IconButton className="results-bar-button" type="submit" size="3" aria-label="Buscar">
          <Search size={20} aria-hidden="true" />
        </IconButton>
      </form>
    </search>
  )
}
