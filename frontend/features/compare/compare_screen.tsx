import { Badge, Button } from '@radix-ui/themes'
import { useQueries } from '@tanstack/react-query'
import { Columns3, MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation, Link } from 'react-router-dom'
import type { Insurance, OpenedProfile } from '#contract/professionals.ts'
import { formatLicense, parseLicense } from '#domain/catalogue/license.ts'
import { genderedSpecialty } from '#domain/catalogue/specialties.ts'
import { nextServiceWords } from '#domain/catalogue/weekdays.ts'
import { insurancesQuery, profileQuery } from '#frontend/api/profiles.ts'
import { useWhatsappLink } from '#frontend/lib/contact_links.ts'
import { useDeviceLists } from '#frontend/lib/device_lists.ts'
import { countReviews, formatRating, professionalName } from '#frontend/lib/professional_words.ts'
import type { Screen } from '#frontend/lib/screen.ts'
import { usePublicApi } from '#frontend/lib/site_context.tsx'
import { softHyphens } from '#frontend/lib/soft_hyphens.ts'
import { USER_LINK_REL } from '#frontend/lib/user_link.ts'
import { useHydrated } from '#frontend/lib/use_hydrated.ts'
import { MAX_COMPARED, paths } from '#frontend/paths.ts'
import { FavouriteButton } from '#frontend/ui/professional/favourite_button.tsx'
import { PageHead } from '#frontend/ui/page/page_head.tsx'
import { ProfessionalPhoto } from '#frontend/ui/professional/professional_photo.tsx'
import { ShownPrice } from '#frontend/ui/professional/shown_price.tsx'
import { EmptyState, ErrorState } from '#frontend/ui/page/status_message.tsx'
import { bestRated, cheapest, insurersInCommon } from './differences.ts'
import './compare_screen.css'

export function screen(): Screen {
  return { Component: ComparePage }
}

/** The slugs in the URL, otherwise the newest favourites; empty before hydration. */
function useComparedSlugs(): string[] {
  const { hash } = useLocation()
  const { favourites } = useDeviceLists()
  const isHydrated = useHydrated()
  if (!isHydrated) return []
  const named = hash
    .slice(1)
    .split(',')
    .filter((slug) => /^[a-z0-9-]{1,120}$/.test(slug))
  const slugs = named.length > 0 ? named : favourites.map(({ slug }) => slug)
  return [...new Set(slugs)].slice(0, MAX_COMPARED)
}

interface Compared {
  profile: OpenedProfile
  insurances: readonly Insurance[]
}

/** Loads each like its own page; omits those no longer in the directory. */
function useCompared(slugs: readonly string[]) {
  const api = usePublicApi()
  const profiles = useQueries({ queries: slugs.map((slug) => profileQuery(api, slug)) })
  const found = profiles.flatMap(({ data }) => data ?? [])
  const insurances = useQueries({ queries: found.map(({ id }) => insurancesQuery(api, id)) })
  const all = [...profiles, ...insurances]
  return {
    compared: found.map((profile, index) => ({
      profile,
      insurances: insurances[index]?.data ?? [],
    })),
    isPending: all.some((query) => query.isPending),
    isError: all.some((query) => query.isError),
    gone: profiles.filter(({ data }) => data === null).length,
    retry: () => {
      for (const query of all) if (query.isError) void query.refetch()
    },
  }
}

const NOTHING = <span className="quiet">Não informado</span>

/** A value with the words that it is the best of those compared. */
function Foremost({ children, words, is }: { children: ReactNode; words: string; is: boolean }) {
  if (!is) return children
  return (
    <>
      {children}{' '}
      <Badge size="2" color="teal">
        {words}
      </Badge>
    </>
  )
}

function priceOf({ profile: { price } }: Compared): ReactNode {
  return price ? <ShownPrice price={price} /> : NOTHING
}

function registrationOf({ profile: { crm, isVerified } }: Compared): ReactNode {
  const license = parseLicense(crm)
  const written = license ? formatLicense(license) : crm
  return isVerified ? `${written}, verificado` : written
}

function ratingOf({ profile: { rating, reviewCount } }: Compared): ReactNode {
  return reviewCount === 0
    ? 'Ainda sem avaliações'
    : `${formatRating(rating)} (${countReviews(reviewCount).replace(' ', '\u00A0')})`
}

function modesOf({ profile: { presencial, teleconsulta } }: Compared): ReactNode {
  const modes = [presencial && 'Presencial', teleconsulta && 'Teleconsulta'].filter(Boolean)
  return modes.length > 0 ? modes.join(', ') : NOTHING
}

function insurersOf({ insurances }: Compared, inCommon: readonly string[]): ReactNode {
  if (insurances.length === 0) return NOTHING
  const others = insurances.filter(({ insuranceName }) => !inCommon.includes(insuranceName))
  return others.length > 0 ? others.map(({ insuranceName }) => insuranceName).join(', ') : 'Nenhum outro'
}

function WhatsApp({ profile }: { profile: OpenedProfile }) {
  const link = useWhatsappLink(profile)
  if (!link) return NOTHING
  return (
    <Button size="3" asChild>
      <a href={link} target="_blank" rel={USER_LINK_REL}>
        <MessageCircle size={18} aria-hidden="true" />
        WhatsApp
        <span className="visually-hidden"> de {professionalName(profile)}</span>
      </a>
    </Button>
  )
}

/** Number of letters that fit into one of three columns on the narrowest phone. */
const FITTING = 11

interface Differences {
  cheapest: ReadonlySet<string>
  bestRated: ReadonlySet<string>
  inCommon: readonly string[]
}

interface Row {
  label: string
  /** What all have, above what each has. */
  shared?: (differences: Differences) => ReactNode
  of: (compared: Compared, differences: Differences) => ReactNode
}

const ROWS: readonly Row[] = [
  {
    label: 'Especialidade',
    of: ({ profile: { specialty, displayGender } }) =>
      specialty ? softHyphens(genderedSpecialty(specialty, displayGender), FITTING) : NOTHING,
  },
  {
    label: 'Cidade',
    of: ({ profile: { city, state } }) => [city, state].filter(Boolean).join(', ') || NOTHING,
  },
  {
    label: 'Avaliação',
    of: (each, { bestRated: best }) => (
      <Foremost is={best.has(each.profile.id)} words="Maior nota">
        {ratingOf(each)}
      </Foremost>
    ),
  },
  {
    label: 'Preço',
    of: (each, { cheapest: lowest }) => (
      <Foremost is={lowest.has(each.profile.id)} words="Menor preço">
        {priceOf(each)}
      </Foremost>
    ),
  },
  { label: 'Próximo dia', of: ({ profile: { availability } }) => nextServiceWords(availability) ?? NOTHING },
  { label: 'Atendimento', of: modesOf },
  {
    label: 'Convênios',
    shared: ({ inCommon }) =>
      inCommon.length > 0 && (
        <>
          Em comum: <strong>{inCommon.join(', ')}</strong>
        </>
      ),
    of: (each, { inCommon }) => insurersOf(each, inCommon),
  },
  { label: 'Registro', of: registrationOf },
  { label: 'Contato', of: ({ profile }) => <WhatsApp profile={profile} /> },
]

function Person({ profile }: { profile: OpenedProfile }) {
  return (
    <>
      <div className="cluster middle">
        <span className="compare-photo">
          <ProfessionalPhoto {...profile} sizes="64px" eager />
        </span>
        <FavouriteButton professional={profile} />
      </div>
      <Link to={paths.profile(profile.slug)}>{professionalName(profile)}</Link>
    </>
  )
}

function CompareTable({ compared }: { compared: readonly Compared[] }) {
  const profiles = compared.map(({ profile }) => profile)
  const inCommon = insurersInCommon(compared.map(({ insurances }) => insurances))
  const differences = { cheapest: cheapest(profiles), bestRated: bestRated(profiles), inCommon }
  return (
    <table className="compare-table" data-count={compared.length}>
      <caption className="visually-hidden">Profissionais lado a lado</caption>
      <thead>
        <tr>
          {compared.map(({ profile }) => (
            <th key={profile.id} scope="col">
              <Person profile={profile} />
            </th>
          ))}
        </tr>
      </thead>
      {ROWS.map(({ label, shared, of: ofOne }) => (
        <tbody key={label}>
          <tr>
            <th scope="rowgroup" colSpan={compared.length}>
              {label}
            </th>
          </tr>
          {shared?.(differences) && (
            <tr>
              <td colSpan={compared.length}>{shared(differences)}</td>
            </tr>
          )}
          <tr>
            {compared.map((each) => (
              <td key={each.profile.id}>{ofOne(each, differences)}</td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  )
}

function Nobody() {
  return (
    <EmptyState
      heading="h2"
      title="Ninguém para comparar ainda"
      description="Toque no coração de até três profissionais e volte aqui para vê-los lado a lado."
    >
      <Button size="3" asChild>
        <Link to={paths.home}>Buscar profissionais</Link>
      </Button>
    </EmptyState>
  )
}

function Comparison({ slugs }: { slugs: readonly string[] }) {
  const { compared, isPending, isError, gone, retry } = useCompared(slugs)
  if (isError) return <ErrorState heading="h2" onRetry={retry} />
  if (isPending) return <output className="quiet">Carregando…</output>
  return (
    <>
      {gone > 0 && <p className="quiet">Quem não está mais no ar ficou de fora.</p>}
      {compared.length > 0 ? <CompareTable compared={compared} /> : <Nobody />}
    </>
  )
}

/** Compares up to three professionals. Only this device knows who they are. */
function ComparePage() {
  const slugs = useComparedSlugs()
  const isHydrated = useHydrated()
  return (
    <div className="page-width compare">
      <PageHead title="Comparar profissionais" robots="noindex,nofollow" />
      <h1 className="screen-title line gap-2">
        <Columns3 className="rigid accent" size={26} aria-hidden="true" />
        Comparar profissionais
      </h1>
      <noscript>
        <p>A comparação usa o que está guardado neste aparelho e precisa de JavaScript.</p>
      </noscript>
      {isHydrated && (slugs.length > 0 ? <Comparison slugs={slugs} /> : <Nobody />)}
    </div>
  )
}
