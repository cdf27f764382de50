import { useWatch } from 'react-hook-form'
import type { CurrentUser } from '#contract/accounts.ts'
import type { Insurance, ProfessionalCard as Card } from '#contract/professionals.ts'
import { ProfessionalCard } from '#frontend/ui/professional_card.tsx'
import type { EditorForm } from '../use_edit_profile_form.ts'

interface Props {
  form: EditorForm
  profile: CurrentUser
  photoUrl: string | null
  insurances: readonly Insurance[]
}

/** The card as lists will show it once what is typed is saved; to look at only. */
export function CardPreview({ form, profile, photoUrl, insurances }: Props) {
  const typed = useWatch({ control: form.control })
  const card: Card = {
    ...profile,
    ...typed,
    hasProfileImage: photoUrl !== null,
    imageUrl: photoUrl,
    isVerified: profile.isVerified && typed.crm === profile.crm,
    insurances: insurances.map(({ insuranceName }) => insuranceName),
  }
  return (
    <aside className="card-preview" aria-label="Prévia do cartão">
      <p className="card-preview-caption">Assim você aparece nas buscas</p>
      <div inert>
        <ProfessionalCard key={photoUrl} card={card} headingLevel="h2" eager />
      </div>
    </aside>
  )
}
