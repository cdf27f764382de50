import { Dialog } from '@radix-ui/themes'
import type { ProfessionalProfile } from '#contract/professionals.ts'
import { PortalTheme } from '#frontend/ui/portal_theme.tsx'
import { professionalName } from '#frontend/lib/professional_name.ts'
import { SubmitReviewForm } from './submit_review_form.tsx'

interface Props {
  profile: ProfessionalProfile
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Puts the focus back where the dialog was opened from. */
  returnFocus: () => void
}

export function SubmitReviewDialog({ profile, isOpen, onOpenChange, returnFocus }: Props) {
  const giveFocusBack = (event: Event) => {
    event.preventDefault()
    returnFocus()
  }
  return (
    <PortalTheme>
      <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
        <Dialog.Content maxWidth="480px" onCloseAutoFocus={giveFocusBack}>
          <Dialog.Title mb="1">Avaliar atendimento</Dialog.Title>
          <Dialog.Description color="gray">
            Conte como foi o atendimento com {professionalName(profile)}. A avaliação aparece depois de
            aprovada.
          </Dialog.Description>
          <SubmitReviewForm professionalId={profile.id} onDone={() => onOpenChange(false)} />
        </Dialog.Content>
      </Dialog.Root>
    </PortalTheme>
  )
}
