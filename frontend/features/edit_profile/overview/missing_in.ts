import { missingPieces, type ProfilePiece, type ProfilePieces } from '#domain/shared/profile_pieces.ts'
import type { SectionId } from './sections.ts'

/** What a piece is called and where it is repaired; null is the dashboard's settings. */
const PIECES: Readonly<Record<ProfilePiece, { name: string; section: SectionId | null }>> = {
  photo: { name: 'foto', section: 'basic' },
  specialty: { name: 'especialidade', section: 'basic' },
  bio: { name: 'biografia', section: 'about' },
  experience: { name: 'experiência', section: 'about' },
  locations: { name: 'um local', section: 'locations' },
  services: { name: 'um serviço', section: 'services' },
  place: { name: 'cidade e estado', section: null },
  whatsapp: { name: 'WhatsApp', section: null },
}

/** The names of what a section, or the settings, still lacks. */
export function missingIn(section: SectionId | null, pieces: ProfilePieces): string[] {
  return missingPieces(pieces)
    .map((piece) => PIECES[piece])
    .filter((each) => each.section === section)
    .map(({ name }) => name)
}
