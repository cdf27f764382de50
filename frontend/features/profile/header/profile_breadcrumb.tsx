import type { ProfessionalProfile } from '#contract/professionals.ts'
import { specialtyByName, specialtyPlural } from '#domain/catalogue/specialties.ts'
import { Breadcrumb } from '#frontend/ui/breadcrumb.tsx'
import { paths } from '#frontend/paths.ts'
import { professionalName } from '#frontend/lib/professional_name.ts'

/** The way back: home, the specialty, its city, this person. */
export function ProfileBreadcrumb({ profile }: { profile: ProfessionalProfile }) {
  const { specialty, city, state } = profile
  const known = specialtyByName(specialty ?? '')?.name
  const crumbs = [
    { label: 'Início', to: paths.home },
    ...(known ? [{ label: specialtyPlural(known), to: paths.specialty(known) }] : []),
    ...(known && city && state ? [{ label: city, to: paths.specialtyInCity(known, city, state) }] : []),
    { label: professionalName(profile) },
  ]
  return <Breadcrumb crumbs={crumbs} />
}
