/** What a complete profile has; `place` is both city and state. */
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

/** Which of them are there. */
export type ProfilePieces = Readonly<Record<ProfilePiece, boolean>>

export function missingPieces(pieces: ProfilePieces): ProfilePiece[] {
  return PROFILE_PIECES.filter((piece) => !pieces[piece])
}

/** Whole percent. */
export function completenessOf(pieces: ProfilePieces): number {
  const present = PROFILE_PIECES.length - missingPieces(pieces).length
  return Math.round((present / PROFILE_PIECES.length) * 100)
}
