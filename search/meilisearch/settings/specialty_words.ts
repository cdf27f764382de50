import { SPECIALTIES } from '#domain/catalogue/specialties.ts'
import { SPECIALTY_ALIASES } from '#domain/catalogue/specialty_aliases.ts'
import { wordDistance } from '#domain/names/word_distance.ts'
import { foldText } from '#domain/shared/text.ts'

/** Meilisearch forgives two slips at most. */
const MOST_TYPOS = 2

const namesOf = ({ name, feminine }: { name: string; feminine: string }) => [
  ...new Set([foldText(name), foldText(feminine)]),
]

/** Each name of a specialty stands for its aliases and each alias for its names: Meilisearch's synonyms go one way. */
export function specialtySynonyms(): Record<string, string[]> {
  const synonyms = new Map<string, Set<string>>()
  const link = (from: string, to: string) => {
    if (from !== to) synonyms.set(from, (synonyms.get(from) ?? new Set()).add(to))
  }
  for (const specialty of SPECIALTIES)
    for (const name of namesOf(specialty))
      for (const alias of SPECIALTY_ALIASES[specialty.name].names.map(foldText)) {
        link(name, alias)
        link(alias, name)
      }
  return Object.fromEntries([...synonyms].map(([from, to]) => [from, [...to]]))
}

/** Words of specialties that a slip or two would make another's (neurologista, nefrologista): these forgive none. */
export function specialtyNeighbours(): string[] {
  const words = SPECIALTIES.flatMap((specialty) =>
    namesOf(specialty).flatMap((name) => name.split(' ').map((word) => ({ word, id: specialty.id }))),
  )
  const neighbours = words.filter(({ word, id }) =>
    words.some((other) => other.id !== id && other.word !== word && areNear(word, other.word)),
  )
  return [...new Set(neighbours.map(({ word }) => word))].toSorted()
}

function areNear(one: string, other: string): boolean {
  return wordDistance(one, other, MOST_TYPOS) <= MOST_TYPOS
}
