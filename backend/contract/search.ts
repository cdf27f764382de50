import { DAY_KEYS } from '#domain/catalogue/weekdays.ts'
import * as z from 'zod/mini'
import { ACCESS_KEYS, LANGUAGE_KEYS } from '#domain/catalogue/languages_and_access.ts'
import { NOTICES } from '#domain/catalogue/search_notices.ts'
import { parameter, searchText } from './fields.ts'
import { professionalCard } from './professionals.ts'

export const suggestionsQuery = z.object({ q: parameter(searchText()) })

export const suggestions = z.object({
  specialties: z.array(z.object({ name: z.string(), slug: z.string() })),
  /** Everyday words, with the specialties that treat them, best first. */
  terms: z.array(z.object({ term: z.string(), specialties: z.array(z.string()) })),
  modes: z.array(z.enum(['Teleconsulta', 'Presencial'])),
  /** `neighbourhood` is the typed part of the city. */
  cities: z.array(z.object({ city: z.string(), state: z.string(), neighbourhood: z.nullable(z.string()) })),
  insurances: z.array(z.object({ name: z.string() })),
  professionals: z.array(professionalCard),
  /** The non-empty kinds, likeliest first. */
  order: z.array(z.enum(['specialties', 'terms', 'modes', 'cities', 'insurances', 'professionals'])),
})
export type Suggestions = z.infer<typeof suggestions>

const license = z.object({ council: z.string(), number: z.string(), state: z.nullable(z.string()) })

/** Another reading of the same words; a field is null if the reading does not set it. */
const alternative = z.object({
  specialty: z.nullable(z.string()),
  state: z.nullable(z.string()),
  city: z.nullable(z.string()),
  region: z.nullable(z.string()),
  neighbourhood: z.nullable(z.string()),
  insurance: z.nullable(z.string()),
  text: z.string(),
  /** The people called so, if the shown reading takes their name for a place: `name` as typed. */
  bearers: z.optional(z.object({ name: z.string(), count: z.int() })),
})

/** `neighbourhood` led to `city` without naming it: 'Tatuapé', 'ABC Paulista', 'CEP 01310-100'. */
export const interpretation = z.object({
  specialty: z.nullable(z.string()),
  /** Those that treat the complaint, best first; the first is `specialty`. */
  specialties: z.array(z.object({ name: z.string(), slug: z.string() })),
  /** A title missing in the catalogue, as typed: `specialties` are the closest ones. */
  nearest: z.nullable(z.string()),
  state: z.nullable(z.string()),
  city: z.nullable(z.string()),
  /** A region of the country, if neither a city nor a state is said; `location` takes it. */
  region: z.nullable(z.string()),
  neighbourhood: z.nullable(z.string()),
  /** Places that are kept out, those without a city whole states; `without` takes them. */
  without: z.array(z.object({ city: z.nullable(z.string()), state: z.string() })),
  insurance: z.nullable(z.string()),
  /** An existing insurer that is missing in the catalogue. */
  unknownInsurer: z.nullable(z.string()),
  mode: z.nullable(z.enum(['presencial', 'teleconsulta'])),
  gender: z.nullable(z.enum(['feminino', 'masculino'])),
  language: z.nullable(z.enum(LANGUAGE_KEYS)),
  /** 'hoje' and 'amanhã' as the day of the week that they are in São Paulo. */
  day: z.nullable(z.enum(DAY_KEYS)),
  accessibility: z.nullable(z.enum(ACCESS_KEYS)),
  /** An order that the words ask for; a chosen one wins. The nearest first is `nearMe`, since it needs a point. */
  sort: z.nullable(z.enum(['rating', 'lowest_price'])),
  /** Whole reais: 'até R$ 200'. */
  maxPrice: z.nullable(z.int()),
  nearMe: z.boolean(),
  text: z.string(),
  /** The words of `text` as typed, with accents and capitals. */
  textAsTyped: z.string(),
  /** Typed words without a meaning that occur in no listed name. */
  ignored: z.array(z.string()),
  /** What the person should be told: emergencies, and what the directory does not know. */
  notices: z.array(z.enum(NOTICES)),
  license: z.optional(license),
  /** Somebody listed shows this telephone, which is all that `q` says: '(41) 99123-8877'. */
  telephone: z.optional(z.string()),
  alternatives: z.array(alternative),
  /** The site's own post on what was searched for. */
  article: z.optional(z.object({ category: z.string(), slug: z.string(), conditionName: z.string() })),
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
   * If nothing matches: what to give up to find someone, most found first; two at once only if one is not enough.
   * `filter` is the first of `filters`; a part of `q` is named 'q.specialty', 'q.place' and so on. `query` holds the
   * remaining filters, those of `q` in separate fields.
   */
  relaxations: z.array(
    z.object({
      filter: z.string(),
      filters: z.array(z.string()),
      count: z.int(),
      query: z.record(z.string(), z.string()),
    }),
  ),
  /** Only if at most five match in the requested city: the nearest other cities, and who attends by video. */
  elsewhere: z.optional(
    z.object({
      cities: z.array(z.object({ city: z.string(), state: z.string(), distance: z.int(), count: z.int() })),
      teleconsulta: z.int(),
    }),
  ),
})
export type Facets = z.infer<typeof facets>
