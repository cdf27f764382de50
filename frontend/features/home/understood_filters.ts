import { dayName } from '#domain/catalogue/weekdays.ts'
import type { Interpretation, Facets } from '#contract/search.ts'
import { languageOrAccessName, nameInSentence } from '#domain/catalogue/languages_and_access.ts'
import { genderedSpecialty, specialtyByName, specialtyPlural } from '#domain/catalogue/specialties.ts'
import { STATES } from '#domain/catalogue/states.ts'
import { foldText } from '#domain/shared/text.ts'
import { upToPrice } from '#domain/catalogue/price_limits.ts'
import { SORT_NAMES } from '#frontend/lib/list_order.ts'
import type { FilterChip } from '#frontend/ui/lists/filter_sheet.tsx'
import { countProfessionals } from '#frontend/lib/professional_words.ts'
import { homeAddress, type HomeFilters, NO_FILTERS, readHomeFilters } from './home_filters.ts'

interface Place {
  city: string | null
  state: string | null
  region?: string | null
}

/** A place in the location field's form: 'Campinas, SP', or 'SP' for a state, which is no city's name. */
function placeText({ city, state, region }: Place): string {
  return [city, state].filter(Boolean).join(', ') || (region ?? '')
}

const BETWEEN_PLACES = '; '

/** The places kept out, each as in the filter: 'Campinas, SP', 'RJ'. */
const placesKeptOut = (without: string) =>
  without
    .split(';')
    .map((place) => place.trim())
    .filter((place) => place !== '')

/** 'Menos Campinas', 'Menos São Paulo (estado)'. */
function keptOutLabel(place: string): string {
  const [city = '', state] = place.split(', ')
  return `Menos ${state ? city : placeLabel({ city: null, state: place })}`
}

/** A place for people: 'Campinas, SP' or 'São Paulo (estado)'. */
function placeLabel({ city, state }: Place): string {
  const stateName = STATES.find(({ code }) => code === state)?.name
  return !city && stateName ? `${stateName} (estado)` : placeText({ city, state })
}

/** A text, and the search that it leads to. */
interface OfferedSearch {
  label: string
  filters: HomeFilters
}

type Reading = Pick<Interpretation, 'specialty' | 'state' | 'city' | 'insurance' | 'text'> &
  Partial<
    Pick<
      Interpretation,
      | 'region'
      | 'without'
      | 'textAsTyped'
      | 'license'
      | 'telephone'
      | 'mode'
      | 'gender'
      | 'language'
      | 'accessibility'
      | 'day'
      | 'sort'
      | 'maxPrice'
    >
  >

/** Returns the name, registration or telephone among the words. */
function nameIn({ text, textAsTyped = text, license, telephone }: Reading): string {
  const { council, number, state } = license ?? {}
  return [textAsTyped, council, state, number, telephone].filter(Boolean).join(' ')
}

/** Returns the same search with everything understood in separate fields; explicit choices take precedence. */
export function spelledOut(filters: HomeFilters, reading: Reading | null): HomeFilters {
  if (!reading) return filters
  const mode = filters.presencial || filters.teleconsulta ? null : reading.mode
  const without = new Set([...placesKeptOut(filters.without), ...(reading.without ?? []).map(placeText)])
  return {
    ...filters,
    q: nameIn(reading),
    specialty: filters.specialty || (reading.specialty ?? ''),
    location: placeText(reading) || filters.location,
    insurance: filters.insurance || (reading.insurance ?? ''),
    ...(mode && { [mode]: true }),
    gender: filters.gender || (reading.gender ?? ''),
    language: filters.language || (reading.language ?? ''),
    accessibility: filters.accessibility || (reading.accessibility ?? ''),
    day: filters.day || (reading.day ?? ''),
    maxPrice: filters.maxPrice || String(reading.maxPrice ?? ''),
    without: [...without].join(BETWEEN_PLACES),
    sort: filters.near ? '' : filters.sort || (reading.sort ?? ''),
  }
}

/** The specialty in the typed gender: 'psicóloga' stays feminine. */
function typedSpecialty(typed: string, name: string): string {
  const feminine = genderedSpecialty(name, 'feminino')
  return foldText(typed).includes(foldText(feminine)) ? feminine : name
}

const GENDER_LABELS = { feminino: 'Mulheres', masculino: 'Homens', '': '' } as const
const MODE_LABELS = { presencial: 'Presencial', teleconsulta: 'Teleconsulta' } as const

/** Returns each active filter with the URL without it, in a patient's usual order. */
export function understoodFilters(filters: HomeFilters, reading: Reading | null): FilterChip[] {
  const resolved = spelledOut(filters, reading)
  const labels: Record<Exclude<keyof HomeFilters, 'without'>, string> = {
    specialty: typedSpecialty(filters.q, resolved.specialty),
    location: (reading && placeLabel(reading)) || resolved.location,
    insurance: resolved.insurance,
    q: resolved.q && `“${resolved.q}”`,
    presencial: resolved.presencial ? MODE_LABELS.presencial : '',
    teleconsulta: resolved.teleconsulta ? MODE_LABELS.teleconsulta : '',
    gender: GENDER_LABELS[resolved.gender],
    language: resolved.language && `Fala ${nameInSentence(resolved.language)}`,
    accessibility: languageOrAccessName(resolved.accessibility),
    day: dayName(resolved.day),
    near: resolved.near && 'Perto de você',
    maxPrice: resolved.maxPrice && upToPrice(Number(resolved.maxPrice)),
    newPatients: resolved.newPatients ? 'Aceita novos pacientes' : '',
    sort: resolved.sort && SORT_NAMES[resolved.sort],
  }
  const keptOut = placesKeptOut(resolved.without)
  return [
    ...Object.entries(labels)
      .filter(([, label]) => label !== '')
      .map(([name, label]) => ({
        name,
        label,
        withoutIt: homeAddress({ ...resolved, [name]: NO_FILTERS[name as keyof HomeFilters] }),
      })),
    ...keptOut.map((place) => {
      const without = keptOut.filter((other) => other !== place).join(BETWEEN_PLACES)
      return { name: 'without', label: keptOutLabel(place), withoutIt: homeAddress({ ...resolved, without }) }
    }),
  ]
}

type OtherReading = Interpretation['alternatives'][number]

/** 'Cardiologistas chamados Santana: 5'. */
function bearersLabel(
  { specialty, insurance }: OtherReading,
  { name, count }: { name: string; count: number },
): string {
  const known = specialtyByName(specialty ?? '')
  const who = known ? specialtyPlural(known.name) : 'Profissionais'
  const called = name.replace(/(?<![\p{L}\p{M}'’])\p{L}/gu, (letter) => letter.toUpperCase())
  return `${who} chamados ${called}${insurance ? ` com ${insurance}` : ''}: ${count}`
}

/** 'Você quis dizer': another reading as a search, with what was chosen and with the modes, days and so on that were typed. */
export function alternativeSearch(
  filters: HomeFilters,
  reading: OtherReading,
  shown: Reading | null = null,
): OfferedSearch {
  const { specialty, insurance } = filters
  const said = { ...spelledOut(filters, shown), specialty, insurance, q: '', location: '' }
  const { bearers } = reading
  const other = spelledOut(said, { ...reading, ...(bearers && { textAsTyped: bearers.name }) })
  if (bearers) return { label: bearersLabel(reading, bearers), filters: other }
  const what = [reading.specialty, reading.insurance, reading.text && `“${reading.text}”`]
    .filter(Boolean)
    .join(', ')
  const where = placeLabel(reading)
  return { label: what && where ? `${what} em ${where}` : what || where, filters: other }
}

interface RelaxedSearch {
  label: string
  to: string
}

const SHOWN = 3

/** The filter given up; a part of the sentence is named like its filter. */
const GIVEN_UP: Readonly<Record<string, string>> = {
  q: 'o texto buscado',
  text: 'o nome',
  license: 'o registro',
  specialty: 'a especialidade',
  location: 'a localização',
  place: 'a localização',
  state: 'a localização',
  city: 'a localização',
  insurance: 'o convênio',
  presencial: '“Presencial”',
  teleconsulta: '“Teleconsulta”',
  mode: 'escolher o atendimento',
  modes: 'escolher o atendimento',
  gender: 'escolher mulher ou homem',
  language: 'o idioma',
  accessibility: 'a acessibilidade',
  day: 'o dia',
  maxPrice: 'o limite de preço',
  newPatients: '“Aceita novos pacientes”',
  without: 'excluir lugares',
}

/** The URL of a remaining search, with city and state in this screen's single field. */
function addressOf({ city, state, ...query }: Record<string, string>, kept: Partial<HomeFilters>): string {
  const location = [city, state].filter(Boolean).join(', ')
  const params = new URLSearchParams({ ...(location && { location }), ...query })
  return homeAddress({ ...readHomeFilters(params), ...kept })
}

type Relaxations = readonly Pick<Facets['relaxations'][number], 'filters' | 'count' | 'query'>[]

/** Returns the searches without one filter, or two if one is not enough, most found first, with exact counts. */
export function relaxedSearches({ sort, near }: HomeFilters, relaxations: Relaxations): RelaxedSearch[] {
  return relaxations
    .flatMap(({ filters, count, query }) => {
      const words = filters.flatMap((name) => GIVEN_UP[name.replace('q.', '')] ?? [])
      if (words.length < filters.length) return []
      const to = addressOf(query, { sort, near })
      return [{ label: `Sem ${words.join(' nem ')}: ${countProfessionals(count)}`, to }]
    })
    .slice(0, SHOWN)
}
