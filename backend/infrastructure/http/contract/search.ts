import * as z from 'zod/mini'
import { parameter, searchText } from './fields.ts'
import { professionalCard } from './professionals.ts'

export const suggestionsQuery = z.object({ q: parameter(searchText) })

export const suggestions = z.object({
  specialties: z.array(z.object({ name: z.string(), slug: z.string() })),
  cities: z.array(z.object({ city: z.string(), state: z.string() })),
  insurances: z.array(z.object({ name: z.string() })),
  professionals: z.array(professionalCard),
})
export type Suggestions = z.infer<typeof suggestions>

export const interpretationQuery = z.object({
  q: parameter(searchText),
  location: parameter(searchText),
  insurance: parameter(searchText),
})

const license = z.object({ council: z.string(), number: z.string(), state: z.nullable(z.string()) })

/** Another reading of the same words: only what it would resolve, each field null where it resolves nothing. */
const alternative = z.object({
  specialty: z.nullable(z.string()),
  state: z.nullable(z.string()),
  city: z.nullable(z.string()),
  insurance: z.nullable(z.string()),
  text: z.string(),
})

export const interpretation = z.object({
  specialty: z.nullable(z.string()),
  state: z.nullable(z.string()),
  city: z.nullable(z.string()),
  insurance: z.nullable(z.string()),
  text: z.string(),
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
  /** Where nothing matches: the single filters whose removal finds someone, most found first. */
  relaxations: z.array(z.object({ filter: z.string(), count: z.int() })),
})
export type Facets = z.infer<typeof facets>
