import * as z from 'zod/mini'
import { ACCESS_KEYS, LANGUAGE_KEYS } from '#domain/catalogue/languages_and_access.ts'
import { NOTICES } from '#domain/catalogue/search_notices.ts'
import { parameter, searchText } from './fields.ts'
import { professionalCard } from './professionals.ts'

export const suggestionsQuery = z.object({ q: parameter(searchText()) })

export const suggestions = z.object({
  specialties: z.array(z.object({ name: z.string(), slug: z.string() })),
  /** Everyday words, with who treats them, the best first. */
  terms: z.array(z.object({ term: z.string(), specialties: z.array(z.string()) })),
  modes: z.array(z.enum(['Teleconsulta', 'Presencial'])),
  /** `neighbourhood` is the part of the city that was typed. */
  cities: z.array(z.object({ city: z.string(), state: z.string(), neighbourhood: z.nullable(z.string()) })),
  insurances: z.array(z.object({ name: z.string() })),
  professionals: z.array(professionalCard),
  /** The kinds that are not empty, the likeliest meant first. */
  order: z.array(z.enum(['specialties', 'terms', 'modes', 'cities', 'insurances', 'professionals'])),
})
export type Suggestions = z.infer<typeof suggestions>

const license = z.object({ council: z.string(), number: z.string(), state: z.nullable(z.string()) })

/** Another reading of the same words: only what it would resolve, each field null where it resolves nothing. */
const alternative = z.object({
  specialty: z.nullable(z.string()),
  state: z.nullable(z.string()),
  city: z.nullable(z.string()),
  neighbourhood: z.nullable(z.string()),
  insurance: z.nullable(z.string()),
  text: z.string(),
})

/** `neighbourhood` is what led to `city` without naming it: 'Tatuapé', 'ABC Paulista', 'CEP 01310-100'. */
export const interpretation = z.object({
  specialty: z.nullable(z.string()),
  /** Those that treat what was said, the best first; the first is `specialty`. */
  specialties: z.array(z.object({ name: z.string(), slug: z.string() })),
  /** A title that the catalogue lacks, as typed: `specialties` are the nearest to it. */
  nearest: z.nullable(z.string()),
  state: z.nullable(z.string()),
  city: z.nullable(z.string()),
  neighbourhood: z.nullable(z.string()),
  insurance: z.nullable(z.string()),
  /** An insurer that exists but is not in the catalogue. */
  unknownInsurer: z.nullable(z.string()),
  mode: z.nullable(z.enum(['presencial', 'teleconsulta'])),
  gender: z.nullable(z.enum(['feminino', 'masculino'])),
  language: z.nullable(z.enum(LANGUAGE_KEYS)),
  accessibility: z.nullable(z.enum(ACCESS_KEYS)),
  nearMe: z.boolean(),
  text: z.string(),
  /** The words of `text` as typed, with their accents and capitals. */
  textAsTyped: z.string(),
  /** Words as typed that no listed person bears as a name and nothing else was made of. */
  ignored: z.array(z.string()),
  /** What the person should be told: emergencies, and what the directory does not know. */
  notices: z.array(z.enum(NOTICES)),
  license: z.optional(license),
  alternatives: z.array(alternative),
})
export type Interpretation = z.infer<typeof interpretation>

export const facets = z.object({
  total: z.int(),
  specialties: z.array(z.object({ name: z.string(), slug: z.string(), count: z.int() })),
  states: z.array(z.object({ state: z.string(), count: z.int() })),
  cities: z.array(z.object({ city: z.string(), state: z.string(), count: z.int() })),
  insurances: z.array(z.object({ name: z.string(), count: z.int() })),
  modes: z.object({ presencial: z.int(), teleconsulta: z.int() }),
  genders: z.object({ feminino: z.int(), masculino: z.int() }),
  languages: z.array(z.object({ key: z.enum(LANGUAGE_KEYS), name: z.string(), count: z.int() })),
  accessibility: z.array(z.object({ key: z.enum(ACCESS_KEYS), name: z.string(), count: z.int() })),
  /**
   * Where nothing matches: what to give up so that someone is found, most found first; two at once only where one is not
   * enough. `filter` is the first of `filters`; a part of `q` is named 'q.specialty', 'q.place' and so on. `query` holds
   * the filters that remain, those of `q` in fields of their own.
   */
  relaxations: z.array(
    z.object({
      filter: z.string(),
      filters: z.array(z.string()),
      count: z.int(),
      query: z.record(z.string(), z.string()),
    }),
  ),
  /** Only where at most five fit in the city that was asked for: the nearest other cities, and who attends by video. */
  elsewhere: z.optional(
    z.object({
      cities: z.array(z.object({ city: z.string(), state: z.string(), distance: z.int(), count: z.int() })),
      teleconsulta: z.int(),
    }),
  ),
})
export type Facets = z.infer<typeof facets>
