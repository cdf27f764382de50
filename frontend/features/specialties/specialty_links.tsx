import { Link } from 'react-router-dom'
import { paths } from '#frontend/paths.ts'
import { CollapsedLinks } from '#frontend/ui/collapsed_links.tsx'
import type { AvailableSpecialty } from './available_specialties.ts'

export function SpecialtyLinks({ specialties }: { specialties: readonly AvailableSpecialty[] }) {
  return (
    <CollapsedLinks summary="Todas as especialidades em uma lista">
      <ul className="plain-list specialties-links">
        {specialties.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={paths.specialty(name)}>{name}</Link>
          </li>
        ))}
      </ul>
    </CollapsedLinks>
  )
}
