import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { HeartPulse, History, MapPin, ShieldCheck, Stethoscope, UserRound, Video } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import type { Suggestions } from '#contract/search.ts'
import { genderedSpecialty } from '#domain/catalogue/specialties.ts'
import { suggestionsOptions } from '#frontend/api/search.ts'
import type { SuggestionsForEnding } from '#frontend/api/suggest_for_ending.ts'
import { professionalName } from '#frontend/lib/professional_words.ts'
import { usePublicApi } from '#frontend/lib/site_context.tsx'
import { useDebounced } from '#frontend/lib/use_debounced.ts'
import { paths } from '#frontend/paths.ts'
import { Combobox } from '#frontend/ui/forms/combobox.tsx'
import type { ComboboxGroup, ComboboxOption } from '#frontend/ui/forms/combobox_list.tsx'
import type { SearchDraft } from './home_filters.ts'
import { type RecentSearches, searchLabel, useRecentSearches } from './recent_searches.ts'

const TYPING_PAUSE_MS = 150
const SHORTEST = 2

/** Suggestions for the typed text, once typing pauses; null for too little text. */
export function useSuggestions(typed: string): SuggestionsForEnding | null {
  const api = usePublicApi()
  const settled = useDebounced(typed, TYPING_PAUSE_MS).trim()
  const isEnough = settled.length >= SHORTEST && typed.trim().length >= SHORTEST
  const { data } = useQuery({
    ...suggestionsOptions(api, settled),
    enabled: isEnough,
    placeholderData: keepPreviousData,
  })
  return isEnough ? (data ?? null) : null
}

const FORGET_ALL: ComboboxOption = {
  id: 'recent-forget-all',
  label: 'Limpar buscas recentes',
  isAction: true,
}

/** This device's searches, each removable, and a button to remove all. */
function recentGroup(recent: RecentSearches): ComboboxGroup {
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

const PERSON = 'person:'

const professionalOption = (card: Suggestions['professionals'][number]): ComboboxOption => ({
  id: PERSON + card.slug,
  label: professionalName(card),
  ...(card.specialty && { detail: genderedSpecialty(card.specialty, card.displayGender) }),
})

/** Returns the profile of an option; null if it only completes the search. */
function profileSlugOf({ id }: ComboboxOption): string | null {
  return id.startsWith(PERSON) ? id.slice(PERSON.length) : null
}

/** 'Campinas, SP'; 'Tatuapé, São Paulo, SP'. */
export function placeLabel({ neighbourhood, city, state }: Suggestions['cities'][number]): string {
  return [...(neighbourhood ? [neighbourhood] : []), city, state].join(', ')
}

/** The options by kind: what, where, which insurer, who. */
function groupsByKind({ specialties, terms, modes, cities, insurances, professionals }: Suggestions) {
  return {
    specialties: {
      label: 'Especialidades',
      icon: <Stethoscope size={18} />,
      options: specialties.map(({ name, slug }) => ({ id: `specialty:${slug}`, label: name })),
    },
    terms: {
      label: 'Sintomas e tratamentos',
      icon: <HeartPulse size={18} />,
      options: terms.map(({ term, specialties: treating }) => ({
        id: `term:${term}`,
        label: term,
        detail: treating.join(', '),
      })),
    },
    modes: {
      label: 'Atendimento',
      icon: <Video size={18} />,
      options: modes.map((mode) => ({ id: `mode:${mode}`, label: mode })),
    },
    cities: {
      label: 'Cidades e bairros',
      icon: <MapPin size={18} />,
      options: cities.map((place) => ({ id: `city:${placeLabel(place)}`, label: placeLabel(place) })),
    },
    insurances: {
      label: 'Convênios',
      icon: <ShieldCheck size={18} />,
      options: insurances.map(({ name }) => ({ id: `insurance:${name}`, label: name })),
    },
    professionals: {
      label: 'Profissionais',
      icon: <UserRound size={18} />,
      options: professionals.map(professionalOption),
    },
  } satisfies Record<Suggestions['order'][number], ComboboxGroup>
}

/** The suggestions, the likeliest kind first. */
function suggestionGroups(suggestions: Suggestions): ComboboxGroup[] {
  const groups = groupsByKind(suggestions)
  return suggestions.order.map((kind) => groups[kind])
}

interface FreeFieldProps {
  id: string
  value: string
  onValueChange: (value: string) => void
  /** Called with the whole text completed by a suggestion. */
  onCompleted: (text: string) => void
  /** Called with an earlier search to repeat. */
  onRepeated: (search: SearchDraft) => void
}

/**
 * The free search field; a suggestion completes its last words or opens a profile. The empty field suggests this
 * device's earlier searches.
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
