import { Link } from 'react-router-dom'
import { countProfessionals } from '#frontend/lib/count_professionals.ts'
import type { NearbyPlace } from './nearby_places.ts'

/** Pills with a place and how many are there. */
export function PlaceLinks({ places }: { places: readonly NearbyPlace[] }) {
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
