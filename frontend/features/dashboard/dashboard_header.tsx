import { Badge, Button } from '@radix-ui/themes'
import { BadgeCheck, ExternalLink, Newspaper, SquarePen } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { CurrentUser } from '#contract/accounts.ts'
import { formatLicense, parseLicense } from '#domain/catalogue/license.ts'
import { genderedSpecialty } from '#domain/catalogue/specialties.ts'
import { professionalName } from '#frontend/lib/professional_name.ts'
import { paths } from '#frontend/paths.ts'
import { ProfessionalPhoto } from '#frontend/ui/professional_photo.tsx'

interface Props {
  member: CurrentUser
}

/** Whose dashboard this is, and where to go from it. */
export function DashboardHeader({ member }: Props) {
  const { specialty, displayGender, crm, isVerified } = member
  const license = parseLicense(crm)
  return (
    <div className="dashboard-header">
      <span className="dashboard-avatar">
        <ProfessionalPhoto {...member} sizes="72px" eager />
      </span>
      <div className="dashboard-who">
        <p className="dashboard-name">{professionalName(member)}</p>
        <p className="dashboard-trust">
          {specialty && <span>{genderedSpecialty(specialty, displayGender)}</span>}
          <Badge size="2" color="gray">
            {license ? formatLicense(license) : crm}
          </Badge>
          {isVerified && (
            <Badge size="2">
              <BadgeCheck size={14} aria-hidden="true" />
              Verificado
            </Badge>
          )}
        </p>
      </div>
      <HeaderLinks member={member} />
    </div>
  )
}

function HeaderLinks({ member: { role, slug } }: Props) {
  return (
    <div className="dashboard-ways">
      {role === 'admin' && (
        <Button asChild size="2" variant="surface" color="gray">
          <Link to={paths.adminBlog}>
            <Newspaper size={16} aria-hidden="true" />
            Gerenciar Blog
          </Link>
        </Button>
      )}
      {role !== 'admin' && (
        <Button asChild size="2" variant="surface" color="gray">
          <Link to={paths.profile(slug)}>
            <ExternalLink size={16} aria-hidden="true" />
            Ver Perfil Público
          </Link>
        </Button>
      )}
      <Button asChild size="2" variant="soft">
        <Link to={paths.editProfile}>
          <SquarePen size={16} aria-hidden="true" />
          Editar Perfil
        </Link>
      </Button>
    </div>
  )
}

/** Shown while the header loads; as high as it. */
export function HeaderSkeleton() {
  return (
    <div className="dashboard-header" aria-hidden="true">
      <span className="dashboard-avatar skeleton-bar" />
      <div className="dashboard-who">
        <span className="dashboard-name skeleton-bar" data-width="medium" />
        <span className="dashboard-trust skeleton-bar" data-width="long" />
      </div>
      <span className="dashboard-ways">
        <span className="skeleton-bar skeleton-control" />
        <span className="skeleton-bar skeleton-control" />
      </span>
    </div>
  )
}
