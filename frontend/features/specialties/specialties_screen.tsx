import { Button, TextField } from '@radix-ui/themes'
import { Link } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { foldText } from '#domain/shared/text.ts'
import { facetsOptions } from '#frontend/api/professionals.ts'
import { breadcrumbMarkup } from '#frontend/lib/breadcrumb_markup.ts'
import { countProfessionals } from '#frontend/lib/professional_words.ts'
import { isServer, type Screen, type ScreenData } from '#frontend/lib/screen.ts'
import { usePublicApi, useSettings } from '#frontend/lib/site_context.tsx'
import { softHyphens } from '#frontend/lib/soft_hyphens.ts'
import { paths } from '#frontend/paths.ts'
import { FormField } from '#frontend/ui/forms/form_field.tsx'
import { Breadcrumb } from '#frontend/ui/page/breadcrumb.tsx'
import { CollapsedLinks } from '#frontend/ui/page/collapsed_links.tsx'
import { EmptyState, ErrorState } from '#frontend/ui/page/status_message.tsx'
import { PageHead } from '#frontend/ui/page/page_head.tsx'
import { SpecialtyIcon } from '#frontend/ui/page/specialty_icon.tsx'
import { type AvailableSpecialty, availableSpecialties, specialtiesMarkup } from './available_specialties.ts'
import './specialties_screen.css'

/** For those who do not know which specialty they need. */
export function SearchInvitation() {
  return (
    <section className="specialties-invitation stack gap-5" aria-labelledby="buscar-titulo">
      <div>
        <h2 id="buscar-titulo" className="specialties-invitation-title">
          Não sabe qual especialista procurar?
        </h2>
        <p className="specialties-invitation-text">
          Escreva com as suas palavras: “médico da pele em Recife” ou “dentista que aceita Unimed”. A busca
          entende.
        </p>
      </div>
      <Button size="4" asChild>
        <Link to={paths.home}>
          <Search size={20} aria-hidden="true" />
          Buscar profissionais
        </Link>
      </Button>
    </section>
  )
}

export function SpecialtyLinks({ specialties }: { specialties: readonly AvailableSpecialty[] }) {
  return (
    <CollapsedLinks summary="Todas as especialidades em uma lista">
      <ul className="plain-list specialties-links cluster">
        {specialties.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={paths.specialty(name)}>{name}</Link>
          </li>
        ))}
      </ul>
    </CollapsedLinks>
  )
}

const SKELETONS = 20

function Tile({ name, count }: AvailableSpecialty) {
  return (
    <Link className="plain-link specialties-tile line gap-4" to={paths.specialty(name)}>
      <span className="icon-box specialties-tile-icon">
        <SpecialtyIcon name={name} size={24} />
      </span>
      <span className="specialties-tile-words stack">
        <span className="specialties-tile-name breakable semibold">{softHyphens(name)}</span>
        <span className="quiet small">{countProfessionals(count)}</span>
      </span>
    </Link>
  )
}

function Skeletons() {
  return (
    <>
      <output className="visually-hidden">Carregando especialidades…</output>
      <ul className="plain-list specialties-grid gap-3" aria-hidden="true">
        {Array.from({ length: SKELETONS }, (_, index) => (
          <li key={index} className="specialties-tile line gap-4">
            <span className="skeleton-bar specialties-tile-icon" />
            <span className="specialties-tile-words stack">
              <span className="specialties-tile-name breakable semibold">
                <span className="skeleton-bar" data-width="long" />
              </span>
              <span className="quiet small">
                <span className="skeleton-bar" data-width="short" />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

interface Props {
  /** Absent while loading. */
  specialties: readonly AvailableSpecialty[] | undefined
  isError: boolean
  onRetry: () => void
}

export function SpecialtiesGrid({ specialties, isError, onRetry }: Props) {
  const [typed, setTyped] = useState('')
  if (!specialties) return isError ? <ErrorState onRetry={onRetry} /> : <Skeletons />
  if (specialties.length === 0) {
    return (
      <EmptyState
        title="Nenhuma especialidade disponível no momento."
        description="Volte em breve ou use a busca."
      >
        <Button size="3" variant="soft" asChild>
          <Link to={paths.home}>Ir para o início</Link>
        </Button>
      </EmptyState>
    )
  }
  const found = specialties.filter(({ name }) => foldText(name).includes(foldText(typed.trim())))
  return (
    <>
      <div className="specialties-filter needs-scripting">
        <FormField label="Filtrar especialidades">
          {(control) => (
            <TextField.Root
              {...control}
              type="search"
              size="3"
              maxLength={60}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </FormField>
      </div>
      <p className="visually-hidden" aria-live="polite">
        {typed && `${found.length} na lista`}
      </p>
      {found.length === 0 && (
        <EmptyState
          title={`Nenhuma especialidade com “${typed.trim()}”`}
          description="A busca conhece também sintomas, tratamentos e nomes."
        >
          <Button size="3" variant="soft" asChild>
            <Link to={`${paths.home}?q=${encodeURIComponent(typed.trim())}`}>Buscar “{typed.trim()}”</Link>
          </Button>
        </EmptyState>
      )}
      <ul className="plain-list specialties-grid gap-3">
        {found.map((specialty) => (
          <li key={specialty.slug}>
            <Tile {...specialty} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The server waits for the list; the browser shows skeletons, and a failure within the page. */
export function screen(data: ScreenData): Screen {
  return {
    Component: SpecialtiesPage,
    async loader() {
      const { api, queryClient } = data
      if (isServer) await queryClient.ensureQueryData(facetsOptions(api, {}))
      else void queryClient.prefetchQuery(facetsOptions(api, {}))
      return null
    },
  }
}

const CRUMBS = [{ label: 'Início', to: paths.home }, { label: 'Especialidades' }]

function Head({ specialties }: { specialties: readonly AvailableSpecialty[] }) {
  const { appUrl } = useSettings()
  return (
    <PageHead
      title="Especialidades"
      description="Veja todas as especialidades de saúde, escolha a que você precisa e encontre profissionais perto de você ou por teleconsulta."
      canonical={paths.specialties}
      jsonLd={[specialtiesMarkup(specialties, appUrl), breadcrumbMarkup(CRUMBS, appUrl)]}
    />
  )
}

/** Every specialty with professionals. */
function SpecialtiesPage() {
  const facets = useQuery(facetsOptions(usePublicApi(), {}))
  const specialties = facets.data && availableSpecialties(facets.data)
  return (
    <div className="page-width specialties">
      <Head specialties={specialties ?? []} />
      <Breadcrumb crumbs={CRUMBS} />
      <header className="specialties-head stack gap-2">
        <h1 className="page-title">Especialidades</h1>
        <p className="page-lead">
          Escolha a área de que você precisa e veja quem atende na sua cidade ou por teleconsulta.
        </p>
      </header>
      <SpecialtiesGrid
        specialties={specialties}
        isError={facets.isError}
        onRetry={() => void facets.refetch()}
      />
      <SearchInvitation />
      {specialties && specialties.length > 0 && <SpecialtyLinks specialties={specialties} />}
    </div>
  )
}
