import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { ProfessionalCard } from '#contract/professionals.ts'
import type { Facets } from '#contract/search.ts'
import { inPlace, inState } from '#domain/catalogue/place_words.ts'
import { genderedSpecialty, type Specialty, specialtyPlural } from '#domain/catalogue/specialties.ts'
import { isStateCode } from '#domain/catalogue/states.ts'
import { slugify } from '#domain/shared/slug.ts'
import { cutText } from '#domain/shared/text.ts'
import { countProfessionals, professionalName } from '#frontend/lib/professional_words.ts'
import { paths } from '#frontend/paths.ts'
import { CollapsedLinks } from '#frontend/ui/collapsed_links.tsx'
import { ElsewhereLinks } from '#frontend/ui/elsewhere_links.tsx'
import { aboutOptions } from './list_queries.ts'
import { type ListPlace, listPath, type NearbyPlace, nearbyPlaces, type ShownList } from './list_place.ts'

function AboutSpecialty({ specialty }: { specialty: Specialty }) {
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
function NearbyLinks({ specialty, place, places }: NearbyLinksProps) {
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
function MoreLinks({ specialty, places, professionals }: MoreLinksProps) {
  return (
    <div>
      {places.length > 0 && (
        <CollapsedLinks summary="Mais cidades">
          <PlaceLinks places={places} />
        </CollapsedLinks>
      )}
      {professionals.length > 0 && (
        <CollapsedLinks summary={`${specialtyPlural(specialty.name)} em uma lista`}>
          <PeopleList professionals={professionals ?? []} />
        </CollapsedLinks>
      )}
    </div>
  )
}

const PLACES_AT_ONCE = 27

function addressIn(shown: ShownList, { city, state }: { city: string; state: string }): string {
  const place = isStateCode(state) ? { state, city: { name: city, slug: slugify(city) } } : shown.place
  return listPath({ ...shown, page: 1, place })
}

interface Props {
  shown: ShownList
  /** Absent until they are counted. */
  counts: Facets | undefined
  /** Absent while they are loading. */
  professionals: readonly ProfessionalCard[] | undefined
}

/** What else would do, what the specialty is about, and the way to other places and to everyone by name. */
export function MoreOfList({ shown, counts, professionals }: Props) {
  const { specialty, place, view } = shown
  const nearby = counts ? nearbyPlaces(shown, counts) : []
  return (
    <>
      <ElsewhereLinks
        counts={counts}
        city={place.city?.name ?? null}
        insurance={view.insurance}
        inCity={(near) => addressIn(shown, near)}
        byVideo={listPath({
          ...shown,
          page: 1,
          place: { state: null, city: null },
          view: { ...view, presencial: false, teleconsulta: true },
        })}
        withInsurer={(insurance) => listPath({ ...shown, page: 1, view: { ...view, insurance } })}
      />
      <AboutSpecialty specialty={specialty} />
      <NearbyLinks specialty={specialty} place={place} places={nearby.slice(0, PLACES_AT_ONCE)} />
      <MoreLinks
        specialty={specialty}
        places={nearby.slice(PLACES_AT_ONCE)}
        professionals={professionals ?? []}
      />
    </>
  )
}
