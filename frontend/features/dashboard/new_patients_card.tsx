import { Button } from '@radix-ui/themes'
import type { CurrentUser } from '#contract/accounts.ts'
import { formatDate } from '#domain/shared/date_words.ts'
import { acceptsNewPatients, NEW_PATIENTS_DAYS } from '#domain/shared/confirmations.ts'
import { useDeclareNewPatients } from '#frontend/api/dashboard.ts'
import { answerTimeWords } from '#frontend/lib/professional_words.ts'
import { useToday } from '#frontend/lib/use_today.ts'
import { useToast } from '#frontend/ui/overlays/toast_provider.tsx'
import { BusyButton } from '#frontend/ui/page/busy_button.tsx'
import { useFailureToast } from '#frontend/ui/workspace/use_failure_toast.ts'
import { Section } from './section.tsx'

const OFFER = `Quem procura um profissional quer saber se há vaga. Diga no perfil que você aceita novos pacientes; perguntamos de novo a cada ${NEW_PATIENTS_DAYS} dias.`

function stateWords(saidOn: string | null, isOpen: boolean): string {
  if (saidOn === null) return OFFER
  const day = formatDate(`${saidOn}T12:00:00Z`)
  return isOpen
    ? `O seu perfil mostra: aceita novos pacientes, confirmado em ${day}.`
    : `Você disse em ${day} que aceita novos pacientes. Faz mais de ${NEW_PATIENTS_DAYS} dias, e o perfil deixou de mostrar isso. Continua aceitando?`
}

function useDeclaration(professionalId: string) {
  const declaring = useDeclareNewPatients(professionalId)
  const toast = useToast()
  const showFailure = useFailureToast()
  const declare = async (accepts: boolean) => {
    try {
      await declaring.mutateAsync(accepts)
      const title = accepts
        ? 'O perfil mostra que você aceita novos pacientes'
        : 'O perfil não diz mais que você aceita novos pacientes'
      toast({ title, tone: 'success' })
    } catch (error) {
      showFailure(error, 'Erro ao salvar.')
    }
  }
  return { declare, isSaving: declaring.isPending }
}

/** Whether new patients are accepted, asked again after 90 days, and the answer time that patients see. */
export function NewPatientsCard({ member }: { member: CurrentUser }) {
  const { acceptsNewPatientsOn: saidOn, answerMinutes } = member
  const isOpen = acceptsNewPatients(saidOn, useToday())
  const { declare, isSaving } = useDeclaration(member.id)
  return (
    <Section title="Novos pacientes">
      <div className="stack gap-3">
        <p>
          <span>{stateWords(saidOn, isOpen)}</span>
        </p>
        <p className="quiet">
          <span>
            {answerMinutes === null
              ? 'Com cinco pedidos respondidos em 90 dias, o perfil mostra em quanto tempo você costuma responder.'
              : `Os pacientes veem também: ${answerTimeWords(answerMinutes).toLowerCase()}.`}
          </span>
        </p>
        <div className="cluster gap-3">
          {!isOpen && (
            <BusyButton
              type="button"
              size="3"
              variant="soft"
              isBusy={isSaving}
              onClick={() => void declare(true)}
            >
              {saidOn === null ? 'Aceito novos pacientes' : 'Continuo aceitando'}
            </BusyButton>
          )}
          {saidOn !== null && (
            <Button type="button" size="3" variant="soft" color="gray" onClick={() => void declare(false)}>
              Não aceito mais
            </Button>
          )}
        </div>
      </div>
    </Section>
  )
}
