import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { CurrentUser } from '#contract/accounts.ts'
import { INSURERS_DAYS, isInsurersConfirmationDue } from '#domain/shared/confirmations.ts'
import { formatDate } from '#domain/shared/date_words.ts'
import { useConfirmInsurers } from '#frontend/api/dashboard.ts'
import { insurancesQuery } from '#frontend/api/profiles.ts'
import { usePublicApi } from '#frontend/lib/site_context.tsx'
import { useToday } from '#frontend/lib/use_today.ts'
import { paths } from '#frontend/paths.ts'
import { useToast } from '#frontend/ui/overlays/toast_provider.tsx'
import { BusyButton } from '#frontend/ui/page/busy_button.tsx'
import { useFailureToast } from '#frontend/ui/workspace/use_failure_toast.ts'
import { Section } from './section.tsx'

/** Asks for a confirmation of the accepted insurers; nothing where there are none or it is not due. */
export function InsurersCard({ member }: { member: CurrentUser }) {
  const { id, insurersConfirmedOn: confirmedOn } = member
  const { data: insurers = [] } = useQuery(insurancesQuery(usePublicApi(), id))
  const isDue = isInsurersConfirmationDue(confirmedOn, useToday())
  const confirming = useConfirmInsurers(id)
  const toast = useToast()
  const showFailure = useFailureToast()
  if (insurers.length === 0 || !isDue) return null
  const confirm = async () => {
    try {
      await confirming.mutateAsync()
      toast({ title: 'Convênios confirmados', tone: 'success' })
    } catch (error) {
      showFailure(error, 'Erro ao salvar.')
    }
  }
  return (
    <Section title="Seus convênios">
      <div className="stack gap-3">
        <p className="breakable">
          <span>
            {confirmedOn === null
              ? 'Os pacientes querem saber se a lista está em dia. Você ainda aceita estes convênios?'
              : `A última confirmação foi em ${formatDate(`${confirmedOn}T12:00:00Z`)}, há mais de ${INSURERS_DAYS} dias. Você ainda aceita estes convênios?`}
          </span>
        </p>
        <p className="breakable semibold">{insurers.map(({ insuranceName }) => insuranceName).join(', ')}</p>
        <div className="cluster middle gap-3">
          <BusyButton
            type="button"
            size="3"
            variant="soft"
            isBusy={confirming.isPending}
            onClick={() => void confirm()}
          >
            Sim, aceito todos
          </BusyButton>
          <Link className="dashboard-link accent medium" to={paths.editProfile}>
            Mudar a lista
          </Link>
        </div>
      </div>
    </Section>
  )
}
