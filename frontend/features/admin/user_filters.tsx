import { TextField } from '@radix-ui/themes'
import { useEffect, useRef } from 'react'
import { SPECIALTIES } from '#domain/catalogue/specialties.ts'
import { STATES } from '#domain/catalogue/states.ts'
import { FormField } from '#frontend/ui/form_field.tsx'
import { NativeSelect, type Choice } from '#frontend/ui/native_select.tsx'
import { useAddressChange } from '#frontend/ui/workspace/list/use_address_change.ts'
import { SearchInput, useTypedSearch } from '#frontend/ui/workspace/list/search_input.tsx'
import { listIn, SORTS, toList, type UserList } from './users_in_url.ts'

const STATE_CHOICES = STATES.map(({ code, name }) => ({ value: code, label: name }))
const SPECIALTY_CHOICES = SPECIALTIES.map(({ name }) => name)
const SORT_CHOICES = SORTS.map(({ key, label }) => ({ value: key, label }))
const VERIFIED_CHOICES = [
  { value: 'yes', label: 'Verificados' },
  { value: 'no', label: 'Não verificados' },
]

/** Goes to the first page of the changed list; continued typing replaces the history entry. */
function useListChange({ search }: UserList) {
  const changeAddress = useAddressChange()
  return (changed: Partial<UserList>) => {
    const replace = Boolean(changed.search) && search !== ''
    changeAddress((current) => toList({ ...listIn(current), ...changed, page: 1 }), { replace })
  }
}

/** Ctrl+K (or ⌘K) goes to the search from anywhere on the screen. */
function useSearchShortcut() {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      input.current?.select()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return input
}

interface FilterProps {
  label: string
  choices: readonly Choice[]
  /** The choice that narrows nothing. */
  prompt?: string
  value: string
  onChoose: (value: string) => void
}

function Filter({ label, onChoose, prompt, ...select }: FilterProps) {
  return (
    <FormField label={label}>
      {(control) => (
        <NativeSelect
          {...control}
          {...select}
          {...(prompt && { prompt })}
          onChange={({ target }) => onChoose(target.value)}
        />
      )}
    </FormField>
  )
}

/** Which of the tab's users, and in which order. */
export function UserFilters({ list }: { list: UserList }) {
  const change = useListChange(list)
  return (
    <search className="list-filters user-filters" aria-label="Filtrar usuários">
      <SearchField list={list} onSearch={(search) => change({ search })} />
      <Filter
        label="Especialidade"
        prompt="Todas"
        choices={SPECIALTY_CHOICES}
        value={list.specialty}
        onChoose={(specialty) => change({ specialty })}
      />
      <Filter
        label="Estado"
        prompt="Todos"
        choices={STATE_CHOICES}
        value={list.state}
        onChoose={(state) => change({ state })}
      />
      <Filter
        label="Verificação"
        prompt="Todas"
        choices={VERIFIED_CHOICES}
        value={list.verified}
        onChoose={(verified) => change({ verified: verified as UserList['verified'] })}
      />
      <Filter
        label="Ordenar por"
        choices={SORT_CHOICES}
        value={list.sort}
        onChoose={(sort) => change({ sort: sort as UserList['sort'] })}
      />
    </search>
  )
}

function SearchField({ list, onSearch }: { list: UserList; onSearch: (text: string) => void }) {
  const { typed, type } = useTypedSearch(list.search, onSearch)
  const input = useSearchShortcut()
  return (
    <SearchInput
      label="Buscar por nome, e-mail, registro ou WhatsApp"
      keys="Control+K Meta+K"
      ref={input}
      value={typed}
      onType={type}
    >
      <TextField.Slot className="user-filters-keys">
        <kbd aria-hidden="true">Ctrl K</kbd>
      </TextField.Slot>
    </SearchInput>
  )
}
