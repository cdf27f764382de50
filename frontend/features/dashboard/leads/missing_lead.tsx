import { Button, Callout } from '@radix-ui/themes'
import { CircleQuestionMark } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { CurrentUser } from '#contract/accounts.ts'
import type { OwnContact } from '#contract/leads.ts'
import { useLogOut } from '#frontend/api/session.ts'
import { paths } from '#frontend/paths.ts'
import { useFailureToast } from '#frontend/ui/workspace/use_failure_toast.ts'
import { leadIn } from '../dashboard_in_url.ts'

/** Whether the lead of the address is not among those of the account, also after they were loaded anew. */
function useIsMissing(leads: readonly OwnContact[], reload: () => Promise<unknown>): boolean {
  const [address] = useSearchParams()
  const asked = leadIn(address)
  const [looked, setLooked] = useState<string | null>(null)
  const isThere = asked === null || leads.some(({ id }) => id === asked)
  const mustLook = !isThere && looked !== asked
  useEffect(() => {
    if (mustLook) void reload().finally(() => setLooked(asked))
  }, [mustLook, asked, reload])
  return !isThere && !mustLook
}

interface Props {
  member: CurrentUser
  leads: readonly OwnContact[]
  reload: () => Promise<unknown>
}

/** Says that a link's lead is not in this account; whose it is, or was, is not told. */
export function MissingLead({ member, leads, reload }: Props) {
  const isMissing = useIsMissing(leads, reload)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const logOut = useLogOut()
  const showFailure = useFailureToast()
  if (!isMissing) return null
  const changeAccount = async () => {
    try {
      await logOut()
      await navigate(paths.login, { state: { askedFor: `${pathname}${search}` } })
    } catch (error) {
      showFailure(error, 'Erro ao sair.')
    }
  }
  return (
    <Callout.Root color="amber" variant="surface" aria-live="polite">
      <Callout.Icon>
        <CircleQuestionMark size={20} aria-hidden="true" />
      </Callout.Icon>
      <Callout.Text>
        <span>
          Este pedido não está aqui: foi apagado, retirado pelo paciente ou é de outra conta. Agora está
          aberta a conta de {member.email}.
        </span>
      </Callout.Text>
      <div className="cluster middle gap-3">
        <Button size="3" variant="soft" onClick={() => void changeAccount()}>
          Entrar com outra conta
        </Button>
      </div>
    </Callout.Root>
  )
}
