import { PageHead } from '#frontend/ui/page_head.tsx'
import { useSettings } from '#frontend/lib/site_context.tsx'
import { FrequentQuestions } from './frequent_questions.tsx'
import { FREQUENT_QUESTIONS } from './frequent_questions_text.ts'
import { HealthContent } from './health_content.tsx'
import { Hero } from './hero.tsx'
import { homeStructuredData } from './home_structured_data.ts'
import { HowItWorks } from './how_it_works.tsx'
import { ProfessionalsSection } from './professionals_section.tsx'
import { SeoLinks } from './seo_links.tsx'
import { SpecialtyGrid } from './specialty_grid.tsx'
import { useHomeFilters } from './use_home_filters.ts'
import './home_page.css'

export function HomePage() {
  const filters = useHomeFilters()
  return (
    <>
      <PageHead
        title="Encontre profissionais de saúde perto de você"
        description="Busque médicos, dentistas, psicólogos, nutricionistas e outros profissionais de saúde por especialidade, cidade e convênio. Gratuito para pacientes."
        canonical="/"
        jsonLd={homeStructuredData(useSettings(), FREQUENT_QUESTIONS)}
      />
      <Hero filters={filters} />
      <HealthContent />
      <SpecialtyGrid />
      <ProfessionalsSection filters={filters} />
      <HowItWorks />
      <FrequentQuestions />
      <SeoLinks />
    </>
  )
}
