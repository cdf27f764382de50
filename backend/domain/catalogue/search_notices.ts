/** Topics of a search that a text answers, not a filter. The first three outrank all others. */
export const NOTICES = [
  'emergency',
  'suicide',
  'violence',
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
