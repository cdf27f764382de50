import { MapPin, ShieldCheck, Stethoscope, UserRound } from 'lucide-react'
import type { Suggestions } from '#contract/search.ts'
import { genderedSpecialty } from '#domain/catalogue/specialties.ts'
import { professionalName } from '#frontend/lib/professional_name.ts'
import type { ComboboxGroup, ComboboxOption } from '#frontend/ui/combobox_list.tsx'

const PERSON = 'person:'

const professionalOption = (card: Suggestions['professionals'][number]): ComboboxOption => ({
  id: PERSON + card.slug,
  label: professionalName(card),
  ...(card.specialty && { detail: genderedSpecialty(card.specialty, card.displayGender) }),
})

/** The profile that an option stands for; null for what only completes the search. */
export function profileSlugOf({ id }: ComboboxOption): string | null {
  return id.startsWith(PERSON) ? id.slice(PERSON.length) : null
}

function cityGroup(cities: Suggestions['cities']): ComboboxGroup {
  return {
    label: 'Cidades',
    icon: <MapPin size={18} />,
    options: cities.map(({ city, state }) => ({ id: `city:${city}-${state}`, label: `${city}, ${state}` })),
  }
}

/** What may be meant, by kind: what, where, with which insurer, whom. */
export function suggestionGroups({
  specialties,
  cities,
  insurances,
  professionals,
}: Suggestions): ComboboxGroup[] {
  return [
    {
      label: 'Especialidades',
      icon: <Stethoscope size={18} />,
      options: specialties.map(({ name, slug }) => ({ id: `specialty:${slug}`, label: name })),
    },
    cityGroup(cities),
    {
      label: 'Convênios',
      icon: <ShieldCheck size={18} />,
      options: insurances.map(({ name }) => ({ id: `insurance:${name}`, label: name })),
    },
    { label: 'Profissionais', icon: <UserRound size={18} />, options: professionals.map(professionalOption) },
  ]
}
