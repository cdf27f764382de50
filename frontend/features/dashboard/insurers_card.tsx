import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { CurrentUser } from '#contract/accounts.ts'
import type { Dashboard } from '#contract/dashboard.ts'
import { INSURERS_DAYS, isInsurersConfirmationDue } from '#domain/shared/confirmations.ts'
import { formatDate, formatMonth } from '#domain/shared/date_words.ts'
import { countOf } from '#domain/shared/numbers.ts'
import { dashboardQuery, useConfirmInsurers } from '#frontend/api/dashboard.ts'
import { insurancesQuery } from '#frontend/api/profiles.ts'
import { usePublicApi } from '#frontend/lib/site_context.tsx'
import { useToday } from '#frontend/lib/use_today.ts'
import { paths } from '#frontend/paths.ts'
import { useToast } from '#frontend/ui/overlays/toast_provider.tsx'
import { BusyButton } from '#frontend/ui/page/busy_button.tsx'
import { useFailureToast } from '#frontend/ui/workspace/use_failure_toast.ts'
import { Section } from './section.tsx'

function questionAbout(confirmedOn: string | null, isDue: boolean): string {
  if (confirmedOn === null)
    return 'Os pacientes querem saber se a lista está em dia. Você ainda aceita estes convênios?'
  const since = isDue ? `, há mais de ${INSURERS_DAYS} dias` : ''
  return `A última confirmação foi em ${formatDate(`${confirmedOn}T12:00:00Z`)}${since}. Você ainda aceita estes convênios?`
}

function RefusedInsurers({ refused }: { refused: Dashboard['refusedInsurers'] }) {
  if (refused.length === 0) return null
  return (
    <ul className="plain-list stack gap-1">
      {refused.map(({ insurer, month, senders }) => (
        <li key={`${month} ${insurer}`} className="breakable">
          <span>{refusedWords(insurer, month, senders)}</span>
        </li>
      ))}
    </ul>
  )
}

const refusedWords = (insurer: string, month: string, senders: number) =>
  `${countOf(senders, 'paciente disse', 'pacientes disseram')} que o convênio ${insurer} não foi aceito em ${formatMonth(`${month}-15T12:00:00Z`)}.`

/** Asks for a confirmation of the accepted insurers, when it is due or patients were refused. */
export function InsurersCard({ member }: { member: CurrentUser }) {
  const { id, insurersConfirmedOn: confirmedOn } = member
  const { data: insurers = [] } = useQuery(insurancesQuery(usePublicApi(), id))
  const isDue = isInsurersConfirmationDue(confirmedOn, useToday())
  const confirming = useConfirmInsurers(id)
  const toast = useToast()
  const showFailure = useFailureToast()
  const { data: figures } = useQuery(dashboardQuery(id))
  const refused = figures?.refusedInsurers ?? []
  if (insurers.length === 0 || (!isDue && refused.length === 0)) return null
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
        <RefusedInsurers refused={refused} />
        <p className="breakable">
          <span>{questionAbout(confirmedOn, isDue)}</span>
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
