import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useReturnEmail } from '#frontend/api/accounts.ts'
import { formMessageOf, HttpError } from '#frontend/lib/http_error.ts'
import type { Screen } from '#frontend/lib/screen.ts'
import { useMailedToken } from '#frontend/lib/use_mailed_token.ts'
import { useSendOnce } from '#frontend/lib/use_send_once.ts'
import { paths } from '#frontend/paths.ts'
import { AccountCard } from '#frontend/ui/page/account_card.tsx'
import { SubmitButton } from '#frontend/ui/page/busy_button.tsx'
import { PageHead } from '#frontend/ui/page/page_head.tsx'
import { SupportLink } from '#frontend/ui/page/support_link.tsx'
import { useToast } from '#frontend/ui/overlays/toast_provider.tsx'

export function screen(): Screen {
  return { Component: ReturnEmailPage }
}

/** A button takes the change back, since mail scanners open links by themselves. */
function ReturnEmailPage() {
  const token = useMailedToken(paths.returnEmail)
  const { takeBack, isSending, email, isRefused } = useReturn(token ?? '')
  return (
    <>
      <PageHead title="Desfazer a troca de e-mail" robots="noindex,nofollow" />
      {email ? (
        <Returned email={email} />
      ) : token !== '' && !isRefused ? (
        <AccountCard
          icon={<Undo2 size={24} />}
          title="Não foi você?"
          description="O e-mail da sua conta foi trocado. Se não foi você, desfaça a troca agora."
        >
          <ul className="account-list stack gap-2">
            <li>Este endereço volta a ser o da sua conta.</li>
            <li>Todas as sessões abertas se encerram, e a senha de agora deixa de valer.</li>
            <li>O que entrou há pouco na verificação em duas etapas é retirado.</li>
            <li>Enviamos um link para você criar outra senha.</li>
          </ul>
          <form className="account-form stack" method="post" onSubmit={takeBack}>
            <SubmitButton isSending={isSending} sendingLabel="Desfazendo…">
              Não fui eu: desfazer a troca
            </SubmitButton>
          </form>
        </AccountCard>
      ) : (
        <Lapsed />
      )}
    </>
  )
}

function Returned({ email }: { email: string }) {
  return (
    <AccountCard
      icon={<Undo2 size={24} />}
      title="Sua conta está de volta"
      description={
        <output>
          O e-mail da conta é de novo <strong>{email}</strong>. Enviamos para ele um link, que vale por 30
          minutos: crie outra senha e confira o seu perfil.
        </output>
      }
      foot={
        <>
          Não chegou?
          <Link className="account-link" to={paths.forgotPassword} state={{ email }}>
            Peça outro link
          </Link>
        </>
      }
    >
      {null}
    </AccountCard>
  )
}

function Lapsed() {
  return (
    <AccountCard
      icon={<Undo2 size={24} />}
      title="Este link não vale mais"
      description={
        <>
          Ele vale por 72 horas e só pode ser usado uma vez. Se a conta não voltou para você, escreva para{' '}
          <SupportLink className="account-link" />.
        </>
      }
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

const FINAL = new Set(['return_invalid', 'email_taken'])

function useReturn(token: string) {
  const returning = useReturnEmail()
  const [isRefused, setRefused] = useState(false)
  const toast = useToast()
  const send = useSendOnce(async () => {
    try {
      await returning.mutateAsync({ token })
    } catch (error) {
      if (error instanceof HttpError && FINAL.has(error.code ?? '')) return setRefused(true)
      const description = formMessageOf(error, 'Não foi possível desfazer agora. Tente novamente.')
      toast({ title: 'Erro', description, tone: 'error' })
    }
  })
  const takeBack = (event: { preventDefault(): void }) => {
    event.preventDefault()
    void send()
  }
  return { takeBack, isSending: returning.isPending, email: returning.data?.email, isRefused }
}
