/** Languages besides Portuguese. The search stores a bit for each `id`, which never changes. */
export const LANGUAGES = [
  { id: 1, key: 'ingles', name: 'Inglês' },
  { id: 2, key: 'espanhol', name: 'Espanhol' },
  { id: 3, key: 'frances', name: 'Francês' },
  { id: 4, key: 'italiano', name: 'Italiano' },
  { id: 5, key: 'alemao', name: 'Alemão' },
  { id: 6, key: 'japones', name: 'Japonês' },
  { id: 7, key: 'mandarim', name: 'Mandarim' },
  { id: 8, key: 'libras', name: 'Libras' },
] as const

/** Accessibility features of a location, for people with difficulty in moving or seeing. The same holds for `id`. */
export const ACCESSIBILITY = [
  { id: 1, key: 'sem_degraus', name: 'Rampa ou acesso sem degraus' },
  { id: 2, key: 'elevador', name: 'Elevador' },
  { id: 3, key: 'banheiro_adaptado', name: 'Banheiro adaptado' },
  { id: 4, key: 'estacionamento_reservado', name: 'Estacionamento reservado' },
  { id: 5, key: 'sinalizacao_tatil', name: 'Piso tátil ou Braille' },
] as const

export type Language = (typeof LANGUAGES)[number]['key']
export type AccessFeature = (typeof ACCESSIBILITY)[number]['key']

export const LANGUAGE_KEYS = LANGUAGES.map(({ key }) => key)
export const ACCESS_KEYS = ACCESSIBILITY.map(({ key }) => key)

const names = new Map<string, string>([...LANGUAGES, ...ACCESSIBILITY].map(({ key, name }) => [key, name]))

/** The displayed name; '' for an unknown key. */
export const languageOrAccessName = (key: string): string => names.get(key) ?? ''

/** The name within a sentence: 'inglês', but 'Libras', which is a proper name. */
export const nameInSentence = (key: string): string =>
  key === 'libras' ? 'Libras' : languageOrAccessName(key).toLowerCase()

/** Returns unique keys in the list's order; null if one is unknown. */
export function keysInOrder<Key extends string>(
  keys: readonly Key[],
  typed: readonly string[],
): Key[] | null {
  const chosen = new Set(typed)
  const known = keys.filter((key) => chosen.has(key))
  return known.length === chosen.size ? known : null
}
