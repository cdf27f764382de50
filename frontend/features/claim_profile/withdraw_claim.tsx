import { Button } from '@radix-ui/themes'
import { FileMinus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useWithdrawClaim } from '#frontend/api/claims.ts'
import { formMessageOf, HttpError } from '#frontend/lib/http_error.ts'
import { useMailedToken } from '#frontend/lib/use_mailed_token.ts'
import { useSendOnce } from '#frontend/lib/use_send_once.ts'
import { paths } from '#frontend/paths.ts'
import { AccountCard } from '#frontend/ui/page/account_card.tsx'
import { SubmitButton } from '#frontend/ui/page/busy_button.tsx'
import { PageHead } from '#frontend/ui/page/page_head.tsx'
import { useToast } from '#frontend/ui/overlays/toast_provider.tsx'

const WORDS = {
  asked: {
    title: 'Retirar o pedido?',
    text: 'O que você pediu deste perfil deixa de valer, e os dados enviados com o pedido são apagados.',
  },
  done: {
    title: 'Pedido retirado',
    text: 'Apagamos os dados enviados com ele. O perfil continua como estava.',
  },
  gone: {
    title: 'Este pedido não existe mais',
    text: 'Ele já foi retirado, passou do prazo, ou o perfil foi assumido ou removido.',
  },
}

/** A button takes the claim back, since mail scanners open links by themselves. */
export function WithdrawClaimPage() {
  const token = useMailedToken(`${paths.claim}?retirar`)
  const { withdraw, isSending, outcome } = useWithdrawal(token ?? '')
  const { title, text } = WORDS[outcome]
  return (
    <>
      <PageHead title="Retirar o pedido" robots="noindex,nofollow" />
      <AccountCard icon={<FileMinus size={24} />} title={title} description={<output>{text}</output>}>
        {outcome === 'asked' ? (
          <form
            className="account-form stack"
            method="post"
            onSubmit={(event) => {
              event.preventDefault()
              void withdraw()
            }}
          >
            <SubmitButton isSending={isSending} sendingLabel="Retirando…">
              Retirar o pedido
            </SubmitButton>
          </form>
        ) : (
          <Button size="3" variant="soft" asChild>
            <Link to={paths.home}>Buscar profissionais</Link>
          </Button>
        )}
      </AccountCard>
    </>
  )
}

function useWithdrawal(token: string) {
  const sending = useWithdrawClaim()
  const [outcome, setOutcome] = useState<keyof typeof WORDS>('asked')
  const toast = useToast()
  const withdraw = useSendOnce(async () => {
    try {
      await sending.mutateAsync(token)
      setOutcome('done')
    } catch (error) {
      if (error instanceof HttpError && error.code === 'claim_not_found') return setOutcome('gone')
      const description = formMessageOf(error, 'Não conseguimos retirar o pedido agora. Tente novamente.')
      toast({ title: 'Erro', description, tone: 'error' })
    }
  })
  return { withdraw, isSending: sending.isPending, outcome }
}
