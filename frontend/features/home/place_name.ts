import { STATES } from '#domain/catalogue/states.ts'

interface Place {
  city: string | null
  state: string | null
}

/** A place as the location field writes it: 'Campinas, SP', or 'SP' for a state, which no city's name can mean. */
export function placeText({ city, state }: Place): string {
  return [city, state].filter(Boolean).join(', ')
}

/** A place as a person reads it: 'Campinas, SP' or 'São Paulo (estado)'. */
export function placeLabel({ city, state }: Place): string {
  const stateName = STATES.find(({ code }) => code === state)?.name
  return !city && stateName ? `${stateName} (estado)` : placeText({ city, state })
}
