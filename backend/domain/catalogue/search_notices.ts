/** What a search says that is answered by a sentence, not by a filter. The first two come before everything else. */
export const NOTICES = [
  'emergency',
  'suicide',
  'near_me',
  'price',
  'hours',
  'sus',
  'hospital',
  'exam',
  'negated_insurer',
  'animal',
] as const

export type Notice = (typeof NOTICES)[number]
