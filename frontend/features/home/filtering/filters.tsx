import { Button } from '@radix-ui/themes'
import { X, Map as MapIcon, MapPin } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { HOME_SEARCH_SPECIALTIES, PROFILE_SPECIALTIES } from '#domain/catalogue/specialties.ts'
import type { Facets, Suggestions } from '#contract/search.ts'
import { paths } from '#frontend/paths.ts'
import { FilterSheet } from '#frontend/ui/lists/filter_sheet.tsx'
import { INSURERS } from '#domain/catalogue/insurers.ts'
import { countedNames } from '#frontend/lib/counted_choices.ts'
import { FormField } from '#frontend/ui/forms/form_field.tsx'
import { ModeBoxes } from '#frontend/ui/lists/mode_boxes.tsx'
import { MoreFilters } from '#frontend/ui/lists/more_filters.tsx'
import { NativeSelect } from '#frontend/ui/forms/native_select.tsx'
import { isStateCode, stateName } from '#domain/catalogue/states.ts'
import { countProfessionals } from '#frontend/lib/professional_words.ts'
import { Combobox } from '#frontend/ui/forms/combobox.tsx'
import type { ComboboxGroup, ComboboxOption } from '#frontend/ui/forms/combobox_list.tsx'
import { NO_FILTERS, countFilters, type HomeFilters, homeAddress } from '../home_filters.ts'
import { PROFESSIONALS_ID, useApplyFilters, useWantedFilters } from '../use_home_filters.ts'
import { placeLabel, useSuggestions } from '../free_field.tsx'
import '#frontend/ui/lists/filters.css'

const STATE = 'state:'
const STATES_SHOWN = 8

/** Returns the state's code of an option; null for a city. */
function stateOf({ id }: ComboboxOption): string | null {
  return id.startsWith(STATE) ? id.slice(STATE.length) : null
}

/** The states with most professionals. */
function stateGroup(counts: Facets | undefined): ComboboxGroup {
  const options = (counts?.states ?? []).flatMap(({ state, count }) =>
    isStateCode(state) && count > 0
      ? [{ id: STATE + state, label: stateName(state), detail: countProfessionals(count) }]
      : [],
  )
  return { label: 'Estados', icon: <MapIcon size={18} />, options: options.slice(0, STATES_SHOWN) }
}

/** The matching cities, with counts if known. */
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
  /** Called when a place is chosen from the list. */
  onPlaceChosen?: (place: string) => void
  onBlur?: () => void
  /** If present, the empty field suggests the states with professionals. */
  counts?: Facets | undefined
  className: string
}

/** An input for 'Cidade, Estado' as free text, with suggestions. */
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
  /** Number of matches for each choice; absent until counted. */
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

/** What the form without JavaScript keeps, though no field shows it. */
const WITHOUT_FIELDS = ['q', 'gender', 'without', 'sort', 'near'] as const

/** A row above the list on wide screens; a plain GET form with a button without JavaScript. */
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
      {WITHOUT_FIELDS.map((name) =>
        pending[name] ? <input key={name} type="hidden" name={name} value={pending[name]} /> : null,
      )}
      <FilterFields filters={pending} counts={counts} specialties={ALL_NAMES} />
      <div className="filters-clear line">
        <ClearButton filters={pending} />
        <noscript>
          <button type="submit">Aplicar filtros</button>
        </noscript>
      </div>
    </form>
  )
}

/** A sheet on narrow screens that shows the number of matches. */
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
 * The filters in the fields: a choice shows at once, while the list loads, and the next one adds to it. Reset whenever
 * the URL changes them.
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

/** The place; applied when chosen from the list or on leaving the field. */
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
  /** The catalogue's names, and the chosen one if it is not among them. */
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

/** Specialty, place, insurer, modes and rare filters; each applies when changed and shows its number of matches. */
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
