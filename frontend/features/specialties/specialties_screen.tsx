import { useQuery } from '@tanstack/react-query'
import { facetsOptions } from '#frontend/api/professionals.ts'
import { breadcrumbMarkup } from '#frontend/lib/breadcrumb_markup.ts'
import { isServer, type Screen, type ScreenData } from '#frontend/lib/screen.ts'
import { usePublicApi, useSettings } from '#frontend/lib/site_context.tsx'
import { paths } from '#frontend/paths.ts'
import { Breadcrumb } from '#frontend/ui/breadcrumb.tsx'
import { PageHead } from '#frontend/ui/page_head.tsx'
import { availableSpecialties, type AvailableSpecialty } from './available_specialties.ts'
import { SearchInvitation } from './search_invitation.tsx'
import { SpecialtiesGrid } from './specialties_grid.tsx'
import { specialtiesMarkup } from './specialties_markup.ts'
import { SpecialtyLinks } from './specialty_links.tsx'
import './specialties_page.css'

/** The server waits for the list; the browser shows skeletons, and a failure in the page. */
export function screen({ api, queryClient }: ScreenData): Screen {
  return {
    Component: SpecialtiesPage,
    async loader() {
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

/** Every specialty that somebody has. */
function SpecialtiesPage() {
  const facets = useQuery(facetsOptions(usePublicApi(), {}))
  const specialties = facets.data && availableSpecialties(facets.data)
  return (
    <div className="page-width specialties">
      <Head specialties={specialties ?? []} />
      <Breadcrumb crumbs={CRUMBS} />
      <header className="specialties-head">
        <h1 className="specialties-title">Especialidades</h1>
        <p className="specialties-lead">
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
