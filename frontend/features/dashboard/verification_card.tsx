import { Button } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { BadgeCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { type OwnVerification, REFUSAL_OF_VERIFICATION_WORDS } from '#contract/verification.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { ownVerificationQuery, useAskForVerification } from '#frontend/api/verifications.ts'
import { paths } from '#frontend/paths.ts'
import { BusyButton } from '#frontend/ui/busy_button.tsx'
import { useFailureToast } from '#frontend/ui/workspace/use_failure_toast.ts'
import { Section } from './section.tsx'

function words(verification: OwnVerification): string {
  const { status, askedAt, endsAt, refusal, note } = verification
  if (status === 'asked' && askedAt)
    return `Pedido em ${formatDate(askedAt)}. Conferimos o seu registro no conselho e avisamos por e-mail.`
  if (status === 'expiring' && endsAt)
    return `O selo vence em ${formatDate(endsAt)}. Peça a renovação e ele continua no seu perfil.`
  if (status === 'refused' && refusal)
    return [`${REFUSAL_OF_VERIFICATION_WORDS[refusal]}.`, note, 'Corrija o perfil e peça de novo.']
      .filter(Boolean)
      .join(' ')
  if (status === 'lapsed')
    return 'O selo saiu porque o nome, a especialidade, o registro ou o estado mudou, ou porque passou um ano. Peça de novo.'
  return 'O selo Verificado diz aos pacientes que conferimos o seu registro no conselho. É gratuito.'
}

/** How far the verification is, and the way to ask for it; nothing while the badge shows. */
export function VerificationCard({ professionalId }: { professionalId: string }) {
  const { data } = useQuery(ownVerificationQuery(professionalId))
  const { mutate, isPending } = useAskForVerification(professionalId)
  const showFailure = useFailureToast()
  if (!data || data.status === 'verified') return null
  const mayAsk = data.status !== 'asked'
  return (
    <Section title="Selo Verificado" className="verification-card">
      <p className="row-text">{words(data)}</p>
      {mayAsk && (
        <div className="answer-buttons">
          <BusyButton
            size="3"
            isBusy={isPending}
            onClick={() =>
              mutate(undefined, {
                onError: (error) => showFailure(error, 'Não foi possível pedir a verificação.'),
              })
            }
          >
            <BadgeCheck size={18} aria-hidden="true" />
            {data.status === 'expiring' ? 'Pedir a renovação' : 'Pedir verificação'}
          </BusyButton>
          {data.status === 'refused' && (
            <Button asChild size="3" variant="soft" color="gray">
              <Link to={paths.editProfile}>Corrigir o perfil</Link>
            </Button>
          )}
        </div>
      )}
    </Section>
  )
}
