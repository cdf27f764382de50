import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { ProfessionalCard } from '#contract/professionals.ts'
import { inPlace, inState } from '#domain/catalogue/place_words.ts'
import { genderedSpecialty, type Specialty, specialtyPlural } from '#domain/catalogue/specialties.ts'
import { cutText } from '#domain/shared/text.ts'
import { countProfessionals, professionalName } from '#frontend/lib/professional_words.ts'
import { paths } from '#frontend/paths.ts'
import { CollapsedLinks } from '#frontend/ui/collapsed_links.tsx'
import { aboutOptions } from './list_queries.ts'
import type { ListPlace, NearbyPlace } from './list_place.ts'

export function AboutSpecialty({ specialty }: { specialty: Specialty }) {
  const { data: text } = useQuery(aboutOptions(specialty))
  if (!text) return null
  return (
    <section className="specialty-about" aria-labelledby="sobre-titulo">
      <h2 id="sobre-titulo" className="specialty-section-title">
        {specialty.name}: o que faz e quando procurar
      </h2>
      <p className="specialty-about-text">{text}</p>
      <p className="specialty-about-note">
        Este texto é informativo e não substitui uma consulta. Em uma emergência, ligue para o SAMU: 192.
      </p>
    </section>
  )
}

/** Pills with a place and how many are there. */
function PlaceLinks({ places }: { places: readonly NearbyPlace[] }) {
  return (
    <ul className="plain-list specialty-places">
      {places.map(({ label, to, count }) => (
        <li key={to}>
          <Link className="specialty-place" to={to}>
            {label}
            <span className="specialty-place-count" aria-hidden="true">
              {count.toLocaleString('pt-BR')}
            </span>
            <span className="visually-hidden">: {countProfessionals(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function titleOf(specialty: Specialty, { state, city }: ListPlace): string {
  const plural = specialtyPlural(specialty.name)
  if (!state) return `${plural} por estado`
  return city ? `${plural} em outras cidades (${state})` : `${plural} por cidade ${inState(state)}`
}

interface NearbyLinksProps {
  specialty: Specialty
  place: ListPlace
  places: readonly NearbyPlace[]
}

/** The way to the same specialty in other places. */
export function NearbyLinks({ specialty, place, places }: NearbyLinksProps) {
  if (places.length === 0) return null
  return (
    <nav className="specialty-nearby" aria-label="Outros lugares">
      <h2 className="specialty-section-title">{titleOf(specialty, place)}</h2>
      <PlaceLinks places={places} />
    </nav>
  )
}

/** Specification §9. */
const PEOPLE = 20
const BIO_LENGTH = 150

function describe({ specialty, displayGender, city, state }: ProfessionalCard): string {
  return [specialty && genderedSpecialty(specialty, displayGender), inPlace({ city, state })]
    .filter(Boolean)
    .join(' ')
}

function Person({ card }: { card: ProfessionalCard }) {
  return (
    <li>
      <Link to={paths.profile(card.slug)}>{professionalName(card)}</Link>
      <p>{describe(card)}</p>
      {card.bio && <p>{cutText(card.bio, BIO_LENGTH)}</p>}
    </li>
  )
}

/** The first people of the page with the beginning of what they say of themselves. */
function PeopleList({ professionals }: { professionals: readonly ProfessionalCard[] }) {
  return (
    <ul className="plain-list specialty-people">
      {professionals.slice(0, PEOPLE).map((card) => (
        <Person key={card.id} card={card} />
      ))}
    </ul>
  )
}

interface MoreLinksProps {
  specialty: Specialty
  /** Beyond those that are shown at once. */
  places: readonly NearbyPlace[]
  professionals: readonly ProfessionalCard[]
}

/** Closed lists at the foot of the page. */
export function MoreLinks({ specialty, places, professionals }: MoreLinksProps) {
  return (
    <div>
      {places.length > 0 && (
        <CollapsedLinks summary="Mais cidades">
          <PlaceLinks places={places} />
        </CollapsedLinks>
      )}
      {professionals.length > 0 && (
        <CollapsedLinks summary={`${specialtyPlural(specialty.name)} em uma lista`}>
          <PeopleList professionals={professionals} />
        </CollapsedLinks>
      )}
    </div>
  )
}
