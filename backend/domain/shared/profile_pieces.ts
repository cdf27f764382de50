import { sentenceList } from './text.ts'

/** The pieces of a complete profile; `place` is city and state. */
export const PROFILE_PIECES = [
  'photo',
  'specialty',
  'place',
  'whatsapp',
  'bio',
  'experience',
  'services',
  'locations',
] as const
export type ProfilePiece = (typeof PROFILE_PIECES)[number]

export const PIECE_NAMES: Readonly<Record<ProfilePiece, string>> = {
  photo: 'foto',
  specialty: 'especialidade',
  place: 'cidade e estado',
  whatsapp: 'WhatsApp',
  bio: 'biografia',
  experience: 'experiência',
  services: 'um serviço',
  locations: 'um local',
}

/** Which of them are present. */
export type ProfilePieces = Readonly<Record<ProfilePiece, boolean>>

export function missingPieces(pieces: ProfilePieces): ProfilePiece[] {
  return PROFILE_PIECES.filter((piece) => !pieces[piece])
}

/** In percent, an integer. */
export function completenessOf(pieces: ProfilePieces): number {
  const present = PROFILE_PIECES.length - missingPieces(pieces).length
  return Math.round((present / PROFILE_PIECES.length) * 100)
}

/** 'Falta WhatsApp', 'Faltam cidade, estado e WhatsApp'. One name may contain two: 'cidade e estado'. */
export function missingMessage(names: readonly string[]): string {
  const things = names.flatMap((name) => name.split(' e '))
  return `${things.length === 1 ? 'Falta' : 'Faltam'} ${sentenceList(things)}`
}
