import type { ProfessionalProfile } from '#contract/professionals.ts'
import { Breadcrumb } from '#frontend/ui/breadcrumb.tsx'
import { paths } from '#frontend/paths.ts'
import { professionalName } from '#frontend/lib/professional_name.ts'

/** The way back: home, the specialty, this person. */
export function ProfileBreadcrumb({ profile }: { profile: ProfessionalProfile }) {
  const { specialty } = profile
  const crumbs = [
    { label: 'Início', to: paths.home },
    ...(specialty ? [{ label: specialty, to: paths.specialty(specialty) }] : []),
    { label: professionalName(profile) },
  ]
  return <Breadcrumb crumbs={crumbs} />
}
