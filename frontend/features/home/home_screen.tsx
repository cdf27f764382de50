import { Button, IconButton } from '@radix-ui/themes'
import { Component, createRef, type ReactNode, useEffect, useId, type FormEvent } from 'react'
import { Search } from 'lucide-react'
import { specialtiesOptions } from '#frontend/api/specialties.ts'
import { rememberCity } from '#frontend/lib/last_city.ts'
import { isServer, type Screen, type ScreenData } from '#frontend/lib/screen.ts'
import { paths } from '#frontend/paths.ts'
import { PageHead } from '#frontend/ui/page/page_head.tsx'
import { Drawing } from '#frontend/ui/page/drawing.tsx'
import { HOME_SEARCH_SPECIALTIES } from '#domain/catalogue/specialties.ts'
import { useDraft } from '#frontend/lib/use_draft.ts'
import { NativeSelect } from '#frontend/ui/forms/native_select.tsx'
import { lazyPart } from '#frontend/loading/lazy_part.tsx'
import { SpecialtyGrid } from './home_sections.tsx'
import {
  homeAddress,
  type HomeFilters,
  isSearch,
  readHomeFilters,
  readPages,
  writtenFilters,
  type SearchDraft,
} from './home_filters.ts'
import {
  countsOptions,
  homeListOptions,
  openPages,
  readingOptions,
  seoProfessionalsOptions,
} from './home_queries.ts'
import { ElsewhereLinks, NobodyFound, ProfessionalsSection } from './professionals_section.tsx'
import { searchDescription, searchTitle } from './search_words.ts'
import { spelledOut } from './understood_filters.ts'
import {
  useHomeFilters,
  useHomeList,
  useSearched,
  useShown,
  useWantedFilters,
  PROFESSIONALS_ID,
  useSearch,
} from './use_home_filters.ts'
import { FreeField } from './free_field.tsx'
import { LocationField } from './filtering/filters.tsx'
import { rememberSearch } from './recent_searches.ts'
import './home_screen.css'
import './search.css'

const SPECIALTY_NAMES = HOME_SEARCH_SPECIALTIES.map(({ name }) => name)

const isSame = (one: SearchDraft, other: SearchDraft) =>
  one.q === other.q && one.specialty === other.specialty && one.location === other.location

/** The other active filters as hidden inputs, for a search without JavaScript. */
function HiddenFilters({ filters }: { filters: HomeFilters }) {
  const { q: _q, specialty: _specialty, location: _location, ...others } = writtenFilters(filters)
  return Object.entries(others).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

/** Search by free text; specialty and place are folded away on a phone. A plain GET form without JavaScript. */
function SearchBar({ filters }: { filters: HomeFilters }) {
  const id = useId()
  const search = useSearch(filters)
  const { q, specialty, location } = filters
  const { draft, change: changeDraft, markSent } = useDraft({ q, specialty, location }, isSame)
  const change = (changed: Partial<SearchDraft>) => changeDraft((typed) => ({ ...typed, ...changed }))
  const searchFor = (sought: SearchDraft) => {
    markSent(sought)
    rememberSearch(sought)
    search({ ...filters, ...sought })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    searchFor({ ...draft, q: draft.q.trim(), location: draft.location.trim() })
  }
  return (
    <search>
      <form
        className="search-bar stack gap-1 p-3"
        action={`${paths.home}#${PROFESSIONALS_ID}`}
        method="get"
        onSubmit={submit}
      >
        <div className="search-bar-part search-bar-free stack">
          <label className="search-bar-label small semibold" htmlFor={`${id}-q`}>
            O que você procura?
          </label>
          <FreeField
            id={`${id}-q`}
            value={draft.q}
            onValueChange={(text) => change({ q: text })}
            onCompleted={(text) => searchFor({ ...draft, q: text })}
            onRepeated={(sought) => {
              change(sought)
              searchFor(sought)
            }}
          />
        </div>
        <details className="search-bar-fields">
          <summary className="search-bar-summary line between accent medium">
            Buscar por especialidade e lugar
            <Drawing name="chevron-down" size={20} />
          </summary>
          <div className="search-bar-part stack">
            <label className="search-bar-label small semibold" htmlFor={`${id}-specialty`}>
              Especialidade
            </label>
            <NativeSelect
              id={`${id}-specialty`}
              className="search-bar-select"
              name="specialty"
              prompt="Todas as especialidades"
              choices={SPECIALTY_NAMES}
              value={draft.specialty}
              onChange={(event) => change({ specialty: event.target.value })}
            />
          </div>
          <div className="search-bar-part stack">
            <label className="search-bar-label small semibold" htmlFor={`${id}-location`}>
              Onde?
            </label>
            <LocationField
              id={`${id}-location`}
              className="search-bar-input"
              value={draft.location}
              onValueChange={(place) => change({ location: place })}
            />
          </div>
        </details>
        <HiddenFilters filters={filters} />
        <Button className="search-bar-button" type="submit" size="4">
          <Search size={20} aria-hidden="true" />
          Buscar
        </Button>
      </form>
    </search>
  )
}

/** Returns all typed or chosen words as one text, for the results' single field. */
function barText({ q, specialty, location, insurance }: HomeFilters): string {
  return [q, specialty, location, insurance].filter(Boolean).join(' ')
}

const IN_WORDS = { q: '', specialty: '', location: '', insurance: '' }
const isSameText = (one: string, other: string) => one === other

/** The search in one line, in the header on a phone, editable as one text. */
function ResultsBar({ filters }: { filters: HomeFilters }) {
  const id = useId()
  const search = useSearch(filters)
  const shown = barText(filters)
  const wanted = useWantedFilters(filters)
  const { draft, change, markSent } = useDraft(shown, isSameText)
  const searchFor = (text: string) => {
    markSent(text)
    if (text === shown) return search(filters)
    rememberSearch({ q: text, specialty: '', location: '' })
    return search({ ...wanted, ...IN_WORDS, q: text })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    searchFor(draft.trim())
  }
  return (
    <search className="page-width results-bar">
      <form className="results-bar-form line" action={paths.home} method="get" onSubmit={submit}>
        <label className="visually-hidden" htmlFor={id}>
          O que você procura?
        </label>
        <FreeField
          id={id}
          value={draft}
          onValueChange={(text) => change(() => text)}
          onCompleted={searchFor}
          onRepeated={(sought) => search({ ...filters, ...IN_WORDS, ...sought })}
        />
        <HiddenFilters filters={{ ...filters, ...IN_WORDS }} />
        <IconButton className="results-bar-button" type="submit" size="3" aria-label="Buscar">
          <Search size={20} aria-hidden="true" />
        </IconButton>
      </form>
    </search>
  )
}

interface Props {
  /** Content keeps its position unless this changes. */
  layout: string
  children: ReactNode
}

/** Keeps its content's position when elements above appear or disappear. React has that hook for classes only. */
export class InPlace extends Component<Props, object, number | null> {
  readonly #place = createRef<HTMLDivElement>()

  override getSnapshotBeforeUpdate({ layout }: Props): number | null {
    const { top = 0, bottom = 0 } = this.#place.current?.getBoundingClientRect() ?? {}
    const isInView = bottom > 0 && top < window.innerHeight
    return layout !== this.props.layout && isInView ? top : null
  }

  override componentDidUpdate(_before: Props, _state: object, top: number | null): void {
    const now = this.#place.current?.getBoundingClientRect().top
    if (top !== null && now !== undefined) window.scrollBy({ top: now - top, behavior: 'instant' })
  }

  override render(): ReactNode {
    return (
      <div ref={this.#place} className="home-in-place">
        {this.props.children}
      </div>
    )
  }
}

/** The first HTML includes the counts beside the filters; later only an empty list waits for them. */
async function prefetchList(
  { api, queryClient }: ScreenData,
  filters: HomeFilters,
  pages: number,
): Promise<void> {
  const reading = readingOptions(api, filters)
  await openPages(api, queryClient, filters, pages).catch(() => undefined)
  await Promise.all([
    queryClient.prefetchInfiniteQuery(homeListOptions(api, filters)),
    reading.enabled && queryClient.prefetchQuery(reading),
  ])
  const [firstPage] = queryClient.getQueryData(homeListOptions(api, filters).queryKey)?.pages ?? []
  if (!isServer && firstPage?.total !== 0) return
  const understood = queryClient.getQueryData(reading.queryKey) ?? null
  await queryClient.prefetchQuery(countsOptions(api, spelledOut(filters, understood)))
}

const isSameSearch = (one: URL, other: URL) =>
  one.pathname === other.pathname &&
  homeAddress(readHomeFilters(one.searchParams)) === homeAddress(readHomeFilters(other.searchParams))

/** After navigating from another screen a skeleton shows at once; on this one the former list stays meanwhile. */
const comesFromElsewhere = () => !isServer && window.location.pathname !== paths.home

/** No failure here breaks the page: failed parts show their error or are omitted. */
export function screen(data: ScreenData): Screen {
  return {
    Component: HomePage,
    async loader({ request }) {
      const { api, queryClient } = data
      const { searchParams } = new URL(request.url)
      const filters = readHomeFilters(searchParams)
      const pages = readPages(searchParams)
      if (isServer) await Promise.all([HomeFoot, ElsewhereLinks, NobodyFound].map((part) => part.prepare()))
      const reading = Promise.all([
        prefetchList({ api, queryClient }, filters, pages),
        queryClient.prefetchQuery(specialtiesOptions(api)),
        queryClient.prefetchQuery(seoProfessionalsOptions(api)),
      ])
      if (pages > 1 || !comesFromElsewhere()) await reading
      return null
    },
    /** The list itself loads further pages; their number in the URL changes nothing else. */
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      defaultShouldRevalidate && !isSameSearch(currentUrl, nextUrl),
  }
}

const TITLE = 'Encontre profissionais de saúde perto de você'
const DESCRIPTION =
  'Busque médicos, dentistas, psicólogos, nutricionistas e outros profissionais de saúde por especialidade, cidade e convênio. Gratuito para pacientes.'

function HomeHead({ filters }: { filters: HomeFilters }) {
  const searched = useSearched(filters)
  const { total } = useHomeList(filters)
  const words = isSearch(filters)
    ? { title: searchTitle(searched), description: searchDescription(searched, total) }
    : { title: TITLE, description: DESCRIPTION }
  return <PageHead {...words} canonical="/" sharedAs={homeAddress(filters)} />
}

/** Remembers the city of the interpreted filters, once known. */
function useRememberedCity(filters: HomeFilters): void {
  const { city = null, state = null } = useSearched(filters).place ?? {}
  useEffect(() => rememberCity({ city, state }), [city, state])
}

const HomeFoot = lazyPart({
  near: true,
  load: async () => (await import('./home_foot.tsx')).HomeFoot,
})

/** Without a search the search form comes first; with one there are only the results. */
function HomePage() {
  const filters = useHomeFilters()
  const isSearching = isSearch(filters)
  useShown(filters)
  useRememberedCity(filters)
  return (
    <>
      <HomeHead filters={filters} />
      {isSearching ? <ResultsBar filters={filters} /> : <Hero filters={filters} />}
      {!isSearching && <SpecialtyGrid />}
      <InPlace layout={isSearching ? 'results' : 'home'}>
        <ProfessionalsSection filters={filters} />
      </InPlace>
      {!isSearching && <HomeFoot />}
    </>
  )
}

const PROMISES = [
  { icon: 'gift', text: 'Gratuito para pacientes' },
  { icon: 'user-round-x', text: 'Sem cadastro para buscar' },
  { icon: 'message-circle', text: 'Contato direto com o profissional' },
] as const

const SENTENCE = 'Encontre o profissional de saúde certo, perto de você'

/** The main heading and the search form. */
function Hero({ filters }: { filters: HomeFilters }) {
  return (
    <section className="hero" aria-labelledby="hero-titulo">
      <div className="page-width hero-inner stack gap-4">
        <h1 id="hero-titulo" className="hero-title">
          {SENTENCE}
        </h1>
        <p className="hero-text quiet">
          Busque por especialidade, cidade e convênio. Veja avaliações e fale direto com quem vai cuidar de
          você.
        </p>
        <SearchBar filters={filters} />
        <Promises />
      </div>
    </section>
  )
}

function Promises() {
  return (
    <ul className="plain-list hero-promises cluster">
      {PROMISES.map(({ icon, text }) => (
        <li key={text} className="hero-promise">
          <Drawing name={icon} size={18} />
          {text}
        </li>
      ))}
    </ul>
  )
}
