import { createHash } from 'node:crypto'
import type { FilterableAttributes, Settings } from 'meilisearch'
import { specialtyNeighbours, specialtySynonyms } from './specialty_words.ts'

/** More than there can be professionals: totals are capped at it. */
const MOST_HITS = 20_000_000
/** More than there are municipalities, whose counts order people by distance. */
const MOST_FACET_VALUES = 6_000

const filtered = (...attributePatterns: string[]) => ({
  attributePatterns,
  features: { facetSearch: false, filter: { equality: true, comparison: false } },
})

const FILTERABLE: FilterableAttributes = [
  filtered('words', 'wordCount', 'license'),
  filtered('specialty', 'state', 'municipality', 'insurers', 'presencial', 'teleconsulta', 'premium'),
]

/** The particles that names are found without (`wordsOfName`), and the words people put around a specialty. */
const STOP_WORDS = ['a', 'o', 'as', 'os', 'de', 'da', 'do', 'das', 'dos', 'e', 'di', 'del', 'em', 'no', 'na']

/**
 * Filters hold slugs, codes, numbers and folded words only, since Meilisearch compares with the accents. The order is
 * ours: the listing's rank, then the id, so that pages never repeat anyone.
 */
export const INDEX_SETTINGS: Settings = {
  searchableAttributes: ['words', 'specialtyNames'],
  displayedAttributes: ['*'],
  filterableAttributes: FILTERABLE,
  sortableAttributes: ['ratingOrder'],
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
  faceting: { maxValuesPerFacet: MOST_FACET_VALUES, sortFacetValuesBy: { '*': 'count' } },
  pagination: { maxTotalHits: MOST_HITS },
  proximityPrecision: 'byAttribute',
  facetSearch: false,
  searchCutoffMs: 500,
}

/** Changes with the shape or the meaning of what is sent; it takes a new index. */
const DOCUMENT_VERSION = 2

/** The index of these settings: another version of the program looks into an index of its own. */
export function indexUid(name: string): string {
  const shape = JSON.stringify([DOCUMENT_VERSION, INDEX_SETTINGS])
  return `${name}_${createHash('sha256').update(shape).digest('hex').slice(0, 12)}`
}
