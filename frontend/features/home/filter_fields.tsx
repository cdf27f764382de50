import { useState } from 'react'
import { INSURERS } from '#domain/catalogue/insurers.ts'
import { FormField } from '#frontend/ui/form_field.tsx'
import { NativeSelect } from '#frontend/ui/native_select.tsx'
import { TickBox } from '#frontend/ui/tick_box.tsx'
import type { HomeFilters } from './home_filters.ts'
import { LocationField } from './location_field.tsx'
import { useChosenFilters } from './use_chosen_filters.ts'

const INSURER_NAMES = INSURERS.map(({ name }) => name)

interface Props {
  filters: HomeFilters
  /** The names offered; the chosen one is added where it is not among them. */
  specialties: readonly string[]
}

interface FieldProps {
  filters: HomeFilters
  onChange: (changed: Partial<HomeFilters>) => void
}

function PlaceField({ filters, onChange }: FieldProps) {
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
          className="filter-input"
          value={draft}
          onValueChange={setDraft}
          onPlaceChosen={commit}
          onBlur={() => commit(draft)}
        />
      )}
    </FormField>
  )
}

function ModeBox({ name, label, filters, onChange }: FieldProps & ModeProps) {
  return (
    <label className="filter-mode">
      <TickBox
        name={name}
        value="true"
        checked={filters[name]}
        onChange={(event) => onChange({ [name]: event.target.checked })}
      />
      {label}
    </label>
  )
}

interface ModeProps {
  name: 'presencial' | 'teleconsulta'
  label: string
}

/** Specialty, place, insurer and the two modes; each applies as soon as it changes. */
export function FilterFields({ filters, specialties }: Props) {
  const { chosen, choose } = useChosenFilters(filters)
  const { specialty, insurance } = chosen
  const offered = specialty && !specialties.includes(specialty) ? [specialty, ...specialties] : specialties
  return (
    <>
      <FormField label="Especialidade">
        {(control) => (
          <NativeSelect
            {...control}
            name="specialty"
            prompt="Todas as especialidades"
            choices={offered}
            value={specialty}
            onChange={(event) => choose({ specialty: event.target.value })}
          />
        )}
      </FormField>
      <PlaceField filters={chosen} onChange={choose} />
      <FormField label="Convênio">
        {(control) => (
          <NativeSelect
            {...control}
            name="insurance"
            prompt="Todos os convênios"
            choices={INSURER_NAMES}
            value={insurance}
            onChange={(event) => choose({ insurance: event.target.value })}
          />
        )}
      </FormField>
      <fieldset className="filter-modes">
        <legend className="form-field-label">Atendimento</legend>
        <ModeBox name="presencial" label="Presencial" filters={chosen} onChange={choose} />
        <ModeBox name="teleconsulta" label="Teleconsulta" filters={chosen} onChange={choose} />
      </fieldset>
    </>
  )
}
