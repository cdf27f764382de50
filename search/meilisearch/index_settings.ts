import type { FilterableAttributes, Settings } from 'meilisearch'
import { createHash } from 'node:crypto'
import { SPECIALTIES } from '#domain/catalogue/specialties.ts'
import { wordDistance } from '#search/names/word_distance.ts'
import { foldText } from '#domain/shared/text.ts'
import { readLexicon } from '../lexicon/read_lexicon.ts'

/** Meilisearch tolerates at most two typos. */
const MAX_TYPOS = 2

const namesOf = ({ name, feminine }: { name: string; feminine: string }) => [
  ...new Set([foldText(name), foldText(feminine)]),
]

/** Maps each specialty name to its aliases and each alias to its names: Meilisearch's synonyms go one way. */
export function specialtySynonyms(): Record<string, string[]> {
  const synonyms = new Map<string, Set<string>>()
  const link = (from: string, to: string) => {
    if (from !== to) synonyms.set(from, (synonyms.get(from) ?? new Set()).add(to))
  }
  const lexicon = readLexicon()
  for (const specialty of SPECIALTIES)
    for (const name of namesOf(specialty))
      for (const alias of lexicon.aliasesOf(specialty.name).names.map(foldText)) {
        link(name, alias)
        link(alias, name)
      }
  return Object.fromEntries([...synonyms].map(([from, to]) => [from, [...to]]))
}

/** Returns the words that a typo turns into another specialty (neurologista, nefrologista): they tolerate none. */
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
  return wordDistance(one, other, MAX_TYPOS) <= MAX_TYPOS
}

/** Totals are capped at this number; there cannot be as many professionals. */
const MAX_HITS = 20_000_000
/** More than the number of municipalities, whose counts are needed to order people by distance. */
const MAX_FACET_VALUES = 6_000

const filtered = (attributePatterns: string[], { comparison = false } = {}) => ({
  attributePatterns,
  features: { facetSearch: false, filter: { equality: true, comparison } },
})

const FILTERABLE: FilterableAttributes = [
  filtered(['id', 'words', 'wordCount', 'license']),
  filtered(['price', 'newPatientsDay'], { comparison: true }),
  filtered([
    'specialty',
    'state',
    'states',
    'municipalities',
    'places',
    'placeCounts',
    'weekdays',
    'insurers',
    'presencial',
    'teleconsulta',
    'premium',
    'feminine',
    'languages',
    'accessibility',
  ]),
]

/** The particles that `wordsOfName` leaves out, and the words people put around a specialty. */
const STOP_WORDS = ['a', 'o', 'as', 'os', 'de', 'da', 'do', 'das', 'dos', 'e', 'di', 'del', 'em', 'no', 'na']

/**
 * Filters contain only slugs, codes, numbers and normalized words, since Meilisearch compares accents exactly. The
 * order is the listing's rank, then the id, so that pages never repeat anyone.
 */
export const INDEX_SETTINGS: Settings = {
  searchableAttributes: ['words', 'specialtyNames'],
  displayedAttributes: ['*'],
  filterableAttributes: FILTERABLE,
  sortableAttributes: ['ratingOrder', 'price'],
  rankingRules: ['words', 'typo', 'proximity', 'attribute', 'sort', 'exactness', 'rank:asc', 'id:asc'],
  stopWords: STOP_WORDS,
  synonyms: specialtySynonyms(),
  typoTolerance: {
    enabled: true,
    minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 },
    disableOnWords: specialtyNeighbours(),
    disableOnNumbers: true,
  },
  localizedAttributes: [{ attributePatterns: ['words', 'specialtyNames'], locales: ['por'] }],
  faceting: { maxValuesPerFacet: MAX_FACET_VALUES, sortFacetValuesBy: { '*': 'count' } },
  pagination: { maxTotalHits: MAX_HITS },
  proximityPrecision: 'byAttribute',
  facetSearch: false,
  searchCutoffMs: 500,
}

/** To be increased when the shape or the meaning of the documents changes; it leads to a new index. */
const DOCUMENT_VERSION = 7

/** Returns the uid of the index for these settings; versions of the program with other settings use other indexes. */
export function indexUid(name: string): string {
  const shape = JSON.stringify([DOCUMENT_VERSION, INDEX_SETTINGS])
  return `${name}_${createHash('sha256').update(shape).digest('hex').slice(0, 12)}`
}
