import { X, Map as MapIcon, MapPin } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { HOME_SEARCH_SPECIALTIES, PROFILE_SPECIALTIES } from '#domain/catalogue/specialties.ts'
import type { Facets, Suggestions } from '#contract/search.ts'
import { paths } from '#frontend/paths.ts'
import { FilterSheet } from '#frontend/ui/filter_sheet.tsx'
import { INSURERS } from '#domain/catalogue/insurers.ts'
import { countedNames } from '#frontend/lib/counted_choices.ts'
import { FormField } from '#frontend/ui/form_field.tsx'
import { ModeBoxes } from '#frontend/ui/mode_boxes.tsx'
import { MoreFilters } from '#frontend/ui/more_filters.tsx'
import { NativeSelect } from '#frontend/ui/native_select.tsx'
import { isStateCode, stateName } from '#domain/catalogue/states.ts'
import { countProfessionals } from '#frontend/lib/professional_words.ts'
import { Combobox } from '#frontend/ui/combobox.tsx'
import type { ComboboxGroup, ComboboxOption } from '#frontend/ui/combobox_list.tsx'
import { NO_FILTERS, countFilters, type HomeFilters, homeAddress } from '../home_filters.ts'
import { PROFESSIONALS_ID, useApplyFilters, useWantedFilters } from '../use_home_filters.ts'
import { placeLabel, useSuggestions } from '../free_field.tsx'
import { Button } from '#frontend/ui/button.tsx'
import '#frontend/ui/filters.css'

const STATE = 'state:'
const STATES_SHOWN = 8

/** The code of the state that an option stands for; null for a city. */
function stateOf({ id }: ComboboxOption): string | null {
  return id.startsWith(STATE) ? id.slice(STATE.length) : null
}

/** The states where most are. */
function stateGroup(counts: Facets | undefined): ComboboxGroup {
  const options = (counts?.states ?? []).flatMap(({ state, count }) =>
    isStateCode(state) && count > 0
      ? [{ id: STATE + state, label: stateName(state), detail: countProfessionals(count) }]
      : [],
  )
  return { label: 'Estados', icon: <MapIcon size={18} />, options: options.slice(0, STATES_SHOWN) }
}

/** The cities that may be meant, with how many are there where that is counted. */
function countedCityGroup(cities: Suggestions['cities'], counts: Facets | undefined): ComboboxGroup {
  const counted = new Map(counts?.cities.map(({ city, state, count }) => [`${city}, ${state}`, count]))
  const options = cities.map((place) => {
    const label = placeLabel(place)
    const count = counted.get(label)
    return { id: `city:${label}`, label, ...(count && { detail: countProfessionals(count) }) }
  })
  return { label: 'Cidades e bairros', icon: <MapPin size={18} />, options }
}

const nothingToRefresh = () => undefined

interface LocationFieldProps {
  id: string
  value: string
  onValueChange: (value: string) => void
  /** Called with the place once it is chosen from the list. */
  onPlaceChosen?: (place: string) => void
  onBlur?: () => void
  /** With them the field offers, while it is empty, the states where somebody is. */
  counts?: Facets | undefined
  className: string
}

/** 'Cidade, Estado' as free text, with the municipalities it may mean. */
export function LocationField({ value, onValueChange, onPlaceChosen, counts, ...rest }: LocationFieldProps) {
  const cities = useSuggestions(value)?.suggestions.cities ?? []
  return (
    <Combobox
      {...rest}
      name="location"
      placeholder="Cidade, Estado"
      maxLength={200}
      value={value}
      onValueChange={onValueChange}
      groups={[value === '' ? stateGroup(counts) : countedCityGroup(cities, counts)]}
      listLabel="Cidades e estados"
      {...(counts && { onEnterEmpty: nothingToRefresh })}
      onChoose={(option) => {
        const place = stateOf(option) ?? option.label
        onValueChange(place)
        onPlaceChosen?.(place)
      }}
    />
  )
}

const ALL_NAMES = PROFILE_SPECIALTIES.map(({ name }) => name)
const MOBILE_NAMES = HOME_SEARCH_SPECIALTIES.map(({ name }) => name)

interface Props {
  filters: HomeFilters
  total: number | undefined
  /** How many each further choice would leave; absent until they are counted. */
  counts: Facets | undefined
}

const stayHere = (event: FormEvent) => event.preventDefault()

export function ClearButton({ filters }: { filters: HomeFilters }) {
  const apply = useApplyFilters()
  if (countFilters(filters) === 0) return null
  return (
    <Button type="button" size="3" variant="ghost" onClick={() => apply(NO_FILTERS)}>
      <X size={16} aria-hidden="true" />
      Limpar Filtros
    </Button>
  )
}

/** A row above the list on wide screens; a plain GET form with its own button where there is no JavaScript. */
export function WideFilters({ filters, counts }: Omit<Props, 'total'>) {
  const pending = useWantedFilters(filters)
  return (
    <form
      className="filters-wide"
      aria-label="Filtros"
      action={`${paths.home}#${PROFESSIONALS_ID}`}
      method="get"
      onSubmit={stayHere}
    >
      <FilterFields filters={pending} counts={counts} specialties={ALL_NAMES} />
      <div className="filters-clear">
        <ClearButton filters={pending} />
        <noscript>
          <button type="submit">Aplicar filtros</button>
        </noscript>
      </div>
    </form>
  )
}

/** Opens over a narrow screen and shows how many the choices would leave. */
export function NarrowFilters({ filters, total, counts }: Props) {
  const pending = useWantedFilters(filters)
  return (
    <FilterSheet count={countFilters(pending)} total={total}>
      <form className="stack gap-5" onSubmit={stayHere}>
        <FilterFields filters={pending} counts={counts} specialties={MOBILE_NAMES} />
      </form>
    </FilterSheet>
  )
}

/**
 * The filters as the fields show them: a choice stands at once, while the list is still on its way, and the next
 * choice builds on it. They start over whenever the address brings other ones.
 */
function useChosenFilters(filters: HomeFilters) {
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

interface PlaceFieldProps {
  filters: HomeFilters
  counts: Facets | undefined
  onChange: (changed: Partial<HomeFilters>) => void
}

/** The place, which applies once it is chosen from the list or the field is left. */
function PlaceField({ filters, counts, onChange }: PlaceFieldProps) {
  const [draft, setDraft] = useState(filters.location)
  const [origin, setOrigin] = useState(filters.location)
  if (origin !== filters.location) {
    setOrigin(filters.location)
    setDraft(filters.location)
  }
  const commit = (location: string) => {
    if (location.trim() !== filters.location) onChange({ location: location.trim() })
  }
  return (
    <FormField label="Localização">
      {(control) => (
        <LocationField
          {...control}
          className="combobox-field"
          value={draft}
          counts={counts}
          onValueChange={setDraft}
          onPlaceChosen={commit}
          onBlur={() => commit(draft)}
        />
      )}
    </FormField>
  )
}

const INSURER_NAMES = INSURERS.map(({ name }) => name)

interface FilterFieldsProps {
  filters: HomeFilters
  counts: Facets | undefined
  /** The names offered; the chosen one is added where it is not among them. */
  specialties: readonly string[]
}

interface NamesProps {
  name: 'specialty' | 'insurance'
  label: string
  prompt: string
  names: readonly string[]
  counted: readonly { name: string; count: number }[] | undefined
  chosen: string
  onChoose: (name: string) => void
}

function NamesField({ name, label, prompt, names, counted, chosen, onChoose }: NamesProps) {
  return (
    <FormField label={label}>
      {(control) => (
        <NativeSelect
          {...control}
          name={name}
          prompt={prompt}
          choices={countedNames(names, counted)}
          value={chosen}
          onChange={(event) => onChoose(event.target.value)}
        />
      )}
    </FormField>
  )
}

/** Specialty, place, insurer, the two modes and what few look for; each applies as soon as it changes and says what it would leave. */
function FilterFields({ filters, counts, specialties }: FilterFieldsProps) {
  const { chosen, choose } = useChosenFilters(filters)
  const { specialty, insurance } = chosen
  const known = specialty && !specialties.includes(specialty) ? [specialty, ...specialties] : specialties
  return (
    <>
      <NamesField
        name="specialty"
        label="Especialidade"
        prompt="Todas as especialidades"
        names={known}
        counted={counts?.specialties}
        chosen={specialty}
        onChoose={(name) => choose({ specialty: name })}
      />
      <PlaceField filters={chosen} counts={counts} onChange={choose} />
      <NamesField
        name="insurance"
        label="Convênio"
        prompt="Todos os convênios"
        names={INSURER_NAMES}
        counted={counts?.insurances}
        chosen={insurance}
        onChoose={(name) => choose({ insurance: name })}
      />
      <ModeBoxes chosen={chosen} counts={counts?.modes} onChoose={choose} />
      <MoreFilters chosen={chosen} counts={counts} onChoose={choose} />
    </>
  )
}
