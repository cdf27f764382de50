import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ProfessionalCard } from '#contract/professionals.ts'
import { inPlace } from '#domain/catalogue/place_words.ts'
import { genderedSpecialty } from '#domain/catalogue/specialties.ts'
import { cutText } from '#domain/shared/text.ts'
import { specialtiesOptions } from '#frontend/api/specialties.ts'
import { professionalName } from '#frontend/lib/professional_words.ts'
import { usePublicApi } from '#frontend/lib/site_context.tsx'
import { paths } from '#frontend/paths.ts'
import { seoProfessionalsOptions } from './home_queries.ts'
import './seo_links.css'

const BIO_LENGTH = 150

function describe({ specialty, displayGender, city, state }: ProfessionalCard): string {
  if (!specialty) return [city, state].filter(Boolean).join(', ')
  return [genderedSpecialty(specialty, displayGender), inPlace({ city, state })].filter(Boolean).join(' ')
}

function ProfessionalLink({ card }: { card: ProfessionalCard }) {
  return (
    <li>
      <Link to={paths.profile(card.slug)}>{professionalName(card)}</Link>
      <p>
        {describe(card)}
        {card.bio && `. ${cutText(card.bio, BIO_LENGTH)}`}
      </p>
    </li>
  )
}

const byName = (one: string, other: string) => one.localeCompare(other, 'pt-BR')

/** Links to the first professionals and to every specialty: in the page, closed, open to everyone. */
export function SeoLinks() {
  const api = usePublicApi()
  const { data: page } = useQuery(seoProfessionalsOptions(api))
  const { data: specialties = [] } = useQuery(specialtiesOptions(api))
  return (
    <div className="page-width">
      <details className="seo-links">
        <summary className="seo-links-summary">
          Mais profissionais e especialidades
          <ChevronDown size={18} aria-hidden="true" />
        </summary>
        <h2 className="seo-links-title">Profissionais de saúde</h2>
        <ul className="plain-list seo-links-people">
          {page?.professionals.map((card) => (
            <ProfessionalLink key={card.id} card={card} />
          ))}
        </ul>
        <h2 className="seo-links-title">Todas as especialidades</h2>
        <ul className="plain-list seo-links-specialties">
          {specialties.toSorted(byName).map((name) => (
            <li key={name}>
              <Link to={paths.specialty(name)}>{name}</Link>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
