import { Link } from 'react-router-dom'
import type { ProfessionalCard } from '#contract/professionals.ts'
import { genderedSpecialty } from '#domain/catalogue/specialties.ts'
import { cutText } from '#domain/shared/text.ts'
import { professionalName } from '#frontend/lib/professional_name.ts'
import { paths } from '#frontend/paths.ts'

/** Specification §9. */
const PEOPLE = 20
const BIO_LENGTH = 150

function describe({ specialty, displayGender, city, state }: ProfessionalCard): string {
  const place = [city, state].filter(Boolean).join(', ')
  return [specialty && genderedSpecialty(specialty, displayGender), place].filter(Boolean).join(' em ')
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
export function PeopleList({ professionals }: { professionals: readonly ProfessionalCard[] }) {
  return (
    <ul className="plain-list specialty-people">
      {professionals.slice(0, PEOPLE).map((card) => (
        <Person key={card.id} card={card} />
      ))}
    </ul>
  )
}
