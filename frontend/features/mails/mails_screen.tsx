import { MailCheck, MailMinus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useChooseByLink } from '#frontend/api/mail_choices.ts'
import { formMessageOf, HttpError } from '#frontend/lib/http_error.ts'
import type { Screen } from '#frontend/lib/screen.ts'
import { useMailedToken } from '#frontend/lib/use_mailed_token.ts'
import { useSendOnce } from '#frontend/lib/use_send_once.ts'
import { paths } from '#frontend/paths.ts'
import { AccountCard } from '#frontend/ui/page/account_card.tsx'
import { SubmitButton } from '#frontend/ui/page/busy_button.tsx'
import { PageHead } from '#frontend/ui/page/page_head.tsx'
import { useToast } from '#frontend/ui/overlays/toast_provider.tsx'

export function screen(): Screen {
  return { Component: DeclineMailsPage }
}

const NAMES: Readonly<Record<string, string>> = {
  month: 'o resumo do mês',
  digest: 'o aviso diário do que espera pela equipe',
}

/** A button declines the mails, since mail scanners open links by themselves. */
function DeclineMailsPage() {
  const token = useMailedToken(paths.mails)
  const name = NAMES[(token ?? '').split('.')[0] ?? '']
  const { choose, isSending, isWanted, isRefused } = useChoice(token ?? '')
  return (
    <>
      <PageHead title="Parar de receber" robots="noindex,nofollow" />
      {token !== null && (!name || isRefused) ? (
        <Invalid />
      ) : (
        <AccountCard
          icon={isWanted ? <MailCheck size={24} /> : <MailMinus size={24} />}
          title={isWanted === null ? 'Parar de receber?' : isWanted ? 'Você volta a receber' : 'Pronto'}
          description={
            <output>
              {isWanted === null
                ? `Você deixa de receber ${name ?? 'este e-mail'}. Os e-mails da sua conta continuam chegando.`
                : isWanted
                  ? `Vamos continuar mandando ${name}.`
                  : `Você não recebe mais ${name}. Os e-mails da sua conta continuam chegando.`}
            </output>
          }
        >
          <form
            className="account-form stack"
            method="post"
            onSubmit={(event) => {
              event.preventDefault()
              void choose()
            }}
          >
            <SubmitButton
              variant={isWanted === false ? 'soft' : 'solid'}
              isSending={isSending}
              sendingLabel="Salvando…"
            >
              {isWanted === false ? 'Voltar a receber' : 'Não quero mais receber'}
            </SubmitButton>
          </form>
        </AccountCard>
      )}
    </>
  )
}

function Invalid() {
  return (
    <AccountCard
      icon={<MailMinus size={24} />}
      title="Este link não vale"
      description="Entre na sua conta e escolha lá os e-mails que você quer receber."
      foot={
        <Link className="account-link" to={paths.login}>
          Ir para o login
        </Link>
      }
    >
      {null}
    </AccountCard>
  )
}

function useChoice(token: string) {
  const choosing = useChooseByLink(token)
  const [isRefused, setRefused] = useState(false)
  const [isWanted, setWanted] = useState<boolean | null>(null)
  const toast = useToast()
  const choose = useSendOnce(async () => {
    const wanted = isWanted === false
    try {
      await choosing.mutateAsync(wanted)
      setWanted(wanted)
    } catch (error) {
      if (error instanceof HttpError && error.code === 'decline_invalid') return setRefused(true)
      const description = formMessageOf(error, 'Não foi possível salvar agora. Tente novamente.')
      toast({ title: 'Erro', description, tone: 'error' })
    }
  })
  return { choose, isSending: choosing.isPending, isWanted, isRefused }
}
