import { STATES } from '#domain/catalogue/states.ts'

interface Place {
  city: string | null
  state: string | null
}

/** 'Campinas, SP', or the state's name where there is no city; empty where there is neither. */
export function placeName({ city, state }: Place): string {
  if (city) return [city, state].filter(Boolean).join(', ')
  return STATES.find(({ code }) => code === state)?.name ?? ''
}
