import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { inPlace } from '#domain/catalogue/place_words.ts'
import { type Specialty, specialtyPlural } from '#domain/catalogue/specialties.ts'
import { slugify } from '#domain/shared/slug.ts'
import { professionalsOptions } from '#frontend/api/professionals.ts'
import type { LastCity } from '#frontend/lib/last_city.ts'
import { countProfessionals } from '#frontend/lib/professional_words.ts'
import { usePublicApi } from '#frontend/lib/site_context.tsx'
import { paths } from '#frontend/paths.ts'
import { ProfessionalCard } from '#frontend/ui/professional_card.tsx'
import { ProfessionalCardSkeleton } from '#frontend/ui/professional_card_skeleton.tsx'

const SHOWN = 3
const SKELETONS = Array.from({ length: SHOWN }, (_, index) => (
  <li key={index}>
    <ProfessionalCardSkeleton />
  </li>
))

interface Props {
  specialty: Specialty['name']
  place: LastCity
}

/**
 * Who treats what the post is about, in the city of the reader's last search: the first of them, and the way to all;
 * nothing where nobody is there, or they could not be read.
 */
export function LocalProfessionals({ specialty, place }: Props) {
  const { city, state } = place
  const query = { specialty, city: slugify(city), state, include: 'details', limit: String(SHOWN) } as const
  const { data, isPending } = useQuery(professionalsOptions(usePublicApi(), query))
  if (!isPending && !data?.total) return null
  return (
    <section className="post-local" aria-labelledby="perto-de-voce" aria-busy={isPending}>
      <h2 id="perto-de-voce" className="post-related-title">
        {specialtyPlural(specialty)} {inPlace(place)}
      </h2>
      <ul className="plain-list post-local-cards">
        {data?.professionals.map((card) => (
          <li key={card.id}>
            <ProfessionalCard card={card} />
          </li>
        )) ?? SKELETONS}
      </ul>
      <Link className="post-call-specialty" to={paths.specialtyInCity(specialty, city, state)}>
        {data && data.total > SHOWN
          ? `Ver todos os ${countProfessionals(data.total)}`
          : 'Ver também em cidades próximas'}
        <ArrowRight size={18} aria-hidden="true" />
      </Link>
    </section>
  )
}
