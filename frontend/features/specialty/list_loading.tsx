import { specialtyPlural, type Specialty } from '#domain/catalogue/specialties.ts'
import { PageHead } from '#frontend/ui/page_head.tsx'
import { CardSkeletons } from './results/card_skeletons.tsx'

/** The page while the name of its city is not known yet. */
export function ListLoading({ specialty }: { specialty: Specialty }) {
  const plural = specialtyPlural(specialty.name)
  return (
    <div className="page-width specialty-screen">
      <PageHead title={plural} />
      <h1 className="specialty-title">{plural}</h1>
      <output className="specialty-count">Buscando profissionais…</output>
      <CardSkeletons />
    </div>
  )
}
