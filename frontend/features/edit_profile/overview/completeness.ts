import type { SectionId } from './sections.ts'

/** What the screen knows of a profile while it is edited. */
export interface Pieces {
  photo: boolean
  specialty: boolean
  bio: boolean
  experience: boolean
  locations: boolean
  services: boolean
  /** City and state, and the number: both are edited in the dashboard's settings. */
  place: boolean
  whatsapp: boolean
}
export type Piece = keyof Pieces

/** What a piece is called and where it is mended; null is the dashboard's settings. */
export const PIECES: readonly { piece: Piece; name: string; section: SectionId | null }[] = [
  { piece: 'photo', name: 'foto', section: 'basic' },
  { piece: 'specialty', name: 'especialidade', section: 'basic' },
  { piece: 'bio', name: 'biografia', section: 'about' },
  { piece: 'experience', name: 'experiência', section: 'about' },
  { piece: 'locations', name: 'um local', section: 'locations' },
  { piece: 'services', name: 'um serviço', section: 'services' },
  { piece: 'place', name: 'cidade e estado', section: null },
  { piece: 'whatsapp', name: 'WhatsApp', section: null },
]

/** Whole percent of the eight pieces that a complete profile has. */
export function completenessOf(pieces: Pieces): number {
  const present = PIECES.filter(({ piece }) => pieces[piece])
  return Math.round((present.length / PIECES.length) * 100)
}

/** The names of what a section, or the settings, still lacks. */
export function missingIn(section: SectionId | null, pieces: Pieces): string[] {
  return PIECES.filter((each) => each.section === section && !pieces[each.piece]).map(({ name }) => name)
}
