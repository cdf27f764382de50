import { Button } from '@radix-ui/themes'
import { useEffect, useId } from 'react'
import { useNavigate, useSearchParams, Link } from 'react-router-dom'
import { Phone } from 'lucide-react'
import type { ProfessionalCard as Card } from '#contract/professionals.ts'
import { countAppearances } from '#frontend/api/contact_counts.ts'
import { BusyButton } from '#frontend/ui/page/busy_button.tsx'
import { ProfessionalCard } from '#frontend/ui/lists/professional_card.tsx'
import { ProfessionalCardSkeleton } from '#frontend/ui/lists/professional_card_skeleton.tsx'
import type { Interpretation } from '#contract/search.ts'
import { specialtyByName, specialtyPlural } from '#domain/catalogue/specialties.ts'
import { paths } from '#frontend/paths.ts'
import { HOME_PAGE_SIZE, homeAddress, isSearch, readPages, type HomeFilters } from './home_filters.ts'
import { type HomeList, useReading } from './use_home_filters.ts'
import { alternativeSearch, spelledOut } from './understood_filters.ts'

function Call({ number, who }: { number: string; who: string }) {
  return (
    <Button size="3" color="red" asChild>
      <a href={`tel:${number}`}>
        <Phone size={18} aria-hidden="true" />
        {who} {number}
      </a>
    </Button>
  )
}

const SAMU = { number: '192', who: 'SAMU' }

/** What to say and whom to call, the most urgent words first. */
const TO_CALL = [
  {
    notice: 'suicide',
    opening: 'Você não está só.',
    text: 'Converse agora com o CVV, de graça e em sigilo, a qualquer hora. Em perigo imediato, ligue para o SAMU.',
    calls: [{ number: '188', who: 'CVV' }, SAMU],
  },
  {
    notice: 'violence',
    opening: 'Violência não é culpa de quem sofre.',
    text:
      'Em perigo agora, ligue para a Polícia. O 180 ouve mulheres; o Disque 100, crianças, idosos e todos, ' +
      'de graça, a qualquer hora. Depois de violência sexual, vá a um hospital em até 72 horas.',
    calls: [
      { number: '190', who: 'Polícia' },
      { number: '180', who: 'Mulher' },
      { number: '100', who: 'Disque' },
    ],
  },
  {
    notice: 'emergency',
    opening: 'Pode ser uma emergência.',
    text: 'Não espere por uma consulta: ligue para o SAMU, de graça, a qualquer hora.',
    calls: [SAMU],
  },
] as const

/** Emergency numbers, before everything else. */
export function EmergencyNotice({ filters }: { filters: HomeFilters }) {
  const notices = useReading(filters)?.notices ?? []
  const told = TO_CALL.filter(({ notice }) => notices.includes(notice))
  const [first] = told
  if (!first) return null
  const calls = new Map(told.flatMap((each) => each.calls.map((call) => [call.number, call] as const)))
  return (
    <div className="emergency-notice stack gap-3 p-4" role="note" aria-label="Emergência">
      <p>
        <strong>{first.opening}</strong> {first.text}
      </p>
      <div className="cluster gap-3">
        {Array.from(calls.values(), ({ number, who }) => (
          <Call key={number} number={number} who={who} />
        ))}
      </div>
    </div>
  )
}

/** One sentence for each topic that the directory does not cover. */
const UNKNOWN: Readonly<Partial<Record<Interpretation['notices'][number], string>>> = {
  price:
    'O cartão diz o preço quando o profissional o informa. Os mais baratos vêm primeiro em “Menor preço”.',
  hours: 'Não conhecemos os horários livres. Veja os dias de atendimento e combine com o profissional.',
  sus: 'Aqui estão profissionais particulares e de convênios. Pelo SUS, procure o posto de saúde ou ligue 136.',
  hospital: 'Não buscamos por hospital. Cada perfil diz onde o profissional atende.',
  exam: 'Não marcamos exames. Estes profissionais podem pedir ou avaliar o exame.',
  animal: 'Aqui estão profissionais que cuidam de pessoas. Para animais, procure um médico-veterinário.',
  negated_insurer: 'Não excluímos convênios. Cada cartão diz quais o profissional aceita.',
}

const several = (name: string) => {
  const known = specialtyByName(name)
  return known ? specialtyPlural(known.name).toLowerCase() : name
}

function linesOf({ reading, resolved }: { reading: Interpretation; resolved: HomeFilters }): string[] {
  const { nearest, neighbourhood, city, state, unknownInsurer, ignored, notices } = reading
  const [first] = reading.specialties
  const place = city ?? state
  const lines = [
    nearest && first && `${capital(nearest)}: mostrando ${several(first.name)}.`,
    neighbourhood && place && resolved.location !== '' && `${neighbourhood}: mostrando ${place}.`,
    unknownInsurer &&
      `O convênio ${unknownInsurer} não está na nossa lista: confirme com o profissional se ele atende.`,
    ...notices.map((notice) => UNKNOWN[notice]),
    ignored.length > 0 && !notices.includes('animal') && `Ignoramos: ${ignored.join(', ')}.`,
  ]
  return lines.filter((line): line is string => Boolean(line))
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

interface LinksProps {
  label: string
  links: readonly { label: string; to: string }[]
}

function SearchLinks({ label, links }: LinksProps) {
  if (links.length === 0) return null
  return (
    <p className="search-notices-links">
      <span>{label}</span>
      {links.map(({ label: words, to }) => (
        <Link key={words} className="chip breakable accent medium" data-quiet to={to} preventScrollReset>
          {words}
        </Link>
      ))}
    </p>
  )
}

/** Other results of the interpretation: alternatives, and what the directory cannot answer. */
export function SearchNotices({ filters }: { filters: HomeFilters }) {
  const reading = useReading(filters)
  if (!reading) return null
  const resolved = spelledOut(filters, reading)
  const lines = linesOf({ reading, resolved })
  const others = reading.specialties.filter(({ name }) => name !== resolved.specialty)
  const alternatives = reading.alternatives.map((other) => {
    const { label, filters: meant } = alternativeSearch(filters, other, reading)
    return { label, to: homeAddress(meant) }
  })
  if (lines.length + others.length + alternatives.length === 0 && !reading.article) return null
  return (
    <div className="search-notices stack quiet gap-2">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {reading.article && (
        <p>
          <span>Leia: </span>
          <Link className="accent medium" to={paths.post(reading.article.category, reading.article.slug)}>
            {reading.article.conditionName}
          </Link>
        </p>
      )}
      <SearchLinks
        label="Também:"
        links={others.map(({ name }) => ({ label: name, to: homeAddress({ ...resolved, specialty: name }) }))}
      />
      <SearchLinks label="Você quis dizer:" links={alternatives} />
    </div>
  )
}

const PRELOADED_PHOTOS = 4
const SKELETONS_FOR_MORE = 3

function Skeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={`skeleton-${index}`}>
      <ProfessionalCardSkeleton />
    </li>
  ))
}

/** Stores the number of open pages in the URL, so that a reload opens as many. */
function useOpenedInAddress(filters: HomeFilters, opened: number): void {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const isBehind = opened > readPages(params)
  const address = homeAddress(filters, opened)
  useEffect(() => {
    if (isBehind) void navigate(address, { replace: true, preventScrollReset: true })
  }, [isBehind, address, navigate])
}

function MoreButton({ filters, list }: Pick<Props, 'filters' | 'list'>) {
  const opened = list.data?.pages.length ?? 0
  useOpenedInAddress(filters, opened)
  if (!list.hasNextPage) return null
  return (
    <div className="professionals-more stack gap-3">
      {list.isFetchNextPageError && <p role="alert">Não conseguimos carregar mais. Tente novamente.</p>}
      <BusyButton
        size="4"
        variant="soft"
        isBusy={list.isFetchingNextPage}
        busyLabel="Carregando…"
        onClick={() => void list.fetchNextPage()}
      >
        Carregar Mais Profissionais
      </BusyButton>
      <noscript>
        <a href={homeAddress(filters, opened + 1)}>Ver mais profissionais</a>
      </noscript>
    </div>
  )
}

interface CardsProps extends Pick<Props, 'list' | 'soughtInsurer'> {
  professionals: readonly Card[]
  /** Number of cards before these. */
  before?: number
  isLast: boolean
  label?: string
  headingLevel: 'h2' | 'h3'
}

function Cards({ professionals, before = 0, isLast, label, headingLevel, soughtInsurer, list }: CardsProps) {
  const { isFetchingNextPage } = list
  useEffect(() => countAppearances(professionals.map(({ id }) => id)), [professionals])
  return (
    <ul
      className="plain-list card-grid gap-4"
      aria-labelledby={label}
      aria-busy={isLast && isFetchingNextPage}
    >
      {professionals.map((card, index) => (
        <li key={card.id}>
          <ProfessionalCard
            card={card}
            eager={before + index < PRELOADED_PHOTOS}
            soughtInsurer={soughtInsurer}
            headingLevel={headingLevel}
          />
        </li>
      ))}
      {isLast && isFetchingNextPage && <Skeletons count={SKELETONS_FOR_MORE} />}
    </ul>
  )
}

interface Props {
  filters: HomeFilters
  /** The chosen or recognized insurer; empty without one. */
  soughtInsurer: string
  list: HomeList
}

/** The loaded cards, premium ones separately if they come first; skeletons for those that load. */
export function ProfessionalsList({ filters, soughtInsurer, list }: Props) {
  const id = useId()
  const { professionals, premiumCount = 0, total = 0 } = list
  if (!professionals)
    return (
      <ul className="plain-list card-grid gap-4" aria-busy>
        <Skeletons count={HOME_PAGE_SIZE} />
      </ul>
    )
  const isDivided = premiumCount > 0 && premiumCount < total
  const featured = isDivided ? professionals.slice(0, premiumCount) : professionals
  const others = isDivided ? professionals.slice(premiumCount) : []
  const shared = { soughtInsurer, list }
  return (
    <>
      <Cards
        professionals={featured}
        isLast={others.length === 0}
        headingLevel={isSearch(filters) ? 'h2' : 'h3'}
        {...shared}
      />
      {others.length > 0 && (
        <>
          <h2 className="professionals-divider line gap-4 quiet semibold" id={id}>
            Outros profissionais
          </h2>
          <Cards
            professionals={others}
            before={premiumCount}
            isLast
            label={id}
            headingLevel="h3"
            {...shared}
          />
        </>
      )}
      <MoreButton filters={filters} list={list} />
    </>
  )
}
