import { foldText } from '#domain/shared/text.ts'

const MAX_CHOICES = 8

/** Returns matching cities: the exact name, names that start so, names with a word that does; each in order. */
export function citiesFor(typed: string, cities: readonly string[]): string[] {
  const needle = foldText(typed.trim())
  const folded = cities.map((name) => ({ name, text: foldText(name) }))
  const exact = folded.filter(({ text }) => text === needle)
  const beginning = folded.filter(({ text }) => text !== needle && text.startsWith(needle))
  const within = folded.filter(({ text }) => !text.startsWith(needle) && text.includes(` ${needle}`))
  return [...exact, ...beginning, ...within].slice(0, MAX_CHOICES).map(({ name }) => name)
}

/** Returns the city in the catalogue's spelling, ignoring accents and case; null if unknown. */
export function knownCity(typed: string, cities: readonly string[]): string | null {
  const needle = foldText(typed.trim())
  return cities.find((name) => foldText(name) === needle) ?? null
}
