import { PageHead } from '#frontend/ui/page_head.tsx'
import { useSettings } from '#frontend/lib/site_context.tsx'
import { FrequentQuestions } from './frequent_questions.tsx'
import { FREQUENT_QUESTIONS } from './frequent_questions_text.ts'
import { HealthContent } from './health_content.tsx'
import { Hero } from './hero.tsx'
import { homeAddress, isSearch, type HomeFilters } from './home_filters.ts'
import { homeStructuredData } from './home_structured_data.ts'
import { HowItWorks } from './how_it_works.tsx'
import { InPlace } from './in_place.tsx'
import { ProfessionalsSection } from './professionals_section.tsx'
import { searchDescription, searchTitle } from './search_words.ts'
import { SeoLinks } from './seo_links.tsx'
import { SpecialtyGrid } from './specialty_grid.tsx'
import { useHomeFilters, useSearched } from './use_home_filters.ts'
import { useHomeList } from './use_home_list.ts'
import './home_page.css'

const TITLE = 'Encontre profissionais de saúde perto de você'
const DESCRIPTION =
  'Busque médicos, dentistas, psicólogos, nutricionistas e outros profissionais de saúde por especialidade, cidade e convênio. Gratuito para pacientes.'

function HomeHead({ filters }: { filters: HomeFilters }) {
  const searched = useSearched(filters)
  const { total } = useHomeList(filters)
  const words = isSearch(filters)
    ? { title: searchTitle(searched), description: searchDescription(searched, total) }
    : { title: TITLE, description: DESCRIPTION }
  return (
    <PageHead
      {...words}
      canonical="/"
      sharedAs={homeAddress(filters)}
      jsonLd={homeStructuredData(useSettings(), FREQUENT_QUESTIONS)}
    />
  )
}

/** Until somebody searches, the way to search comes first; then the results do. */
export function HomePage() {
  const filters = useHomeFilters()
  const isSearching = isSearch(filters)
  return (
    <>
      <HomeHead filters={filters} />
      <Hero filters={filters} />
      {!isSearching && <HealthContent />}
      {!isSearching && <SpecialtyGrid />}
      <InPlace layout={isSearching ? 'results' : 'home'}>
        <ProfessionalsSection filters={filters} />
      </InPlace>
      {isSearching && <HealthContent />}
      {isSearching && <SpecialtyGrid />}
      <HowItWorks />
      <FrequentQuestions />
      <SeoLinks />
    </>
  )
}
