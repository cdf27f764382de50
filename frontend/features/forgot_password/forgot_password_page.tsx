import { Button } from '@radix-ui/themes'
import { ArrowLeft, MailQuestionMark } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#frontend/paths.ts'
import { AccountCard } from '#frontend/ui/account_card.tsx'
import { PageHead } from '#frontend/ui/page_head.tsx'
import { RequestPasswordResetForm } from './request_password_reset_form.tsx'

export function ForgotPasswordPage() {
  return (
    <>
      <PageHead title="Esqueci minha senha" robots="noindex,nofollow" />
      <AccountCard
        icon={<MailQuestionMark size={24} />}
        title="Esqueceu sua senha?"
        description="Informe o email da sua conta e enviaremos um link para criar uma nova senha. Ele vale por 30 minutos."
      >
        <RequestPasswordResetForm />
        <Button size="3" variant="ghost" color="gray" asChild>
          <Link to={paths.login}>
            <ArrowLeft size={18} aria-hidden="true" />
            Voltar para o login
          </Link>
        </Button>
      </AccountCard>
    </>
  )
}
