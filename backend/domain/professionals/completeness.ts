import type { ProfessionalState } from './professional_state.ts'

const PIECES = {
  photo: ({ image }) => image !== null,
  specialty: ({ specialty }) => specialty !== null,
  place: ({ city, state }) => city !== null && state !== null,
  whatsapp: ({ whatsapp }) => whatsapp !== null,
  bio: ({ bio }) => bio !== null,
  experience: ({ experience }) => experience !== null,
  services: ({ services }) => services.some(({ isActive }) => isActive),
  locations: ({ locations }) => locations.some(({ isActive }) => isActive),
} satisfies Record<string, (state: ProfessionalState) => boolean>

export type ProfilePiece = keyof typeof PIECES

const names = Object.keys(PIECES) as ProfilePiece[]

/** What a complete profile has and this one lacks. */
export function missingPieces(state: ProfessionalState): ProfilePiece[] {
  return names.filter((name) => !PIECES[name](state))
}

/** Whole percent. */
export function completeness(state: ProfessionalState): number {
  return Math.round(((names.length - missingPieces(state).length) / names.length) * 100)
}
