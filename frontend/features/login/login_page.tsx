import { LogIn } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useVisitorsOnly } from '#frontend/lib/use_visitors_only.ts'
import { paths } from '#frontend/paths.ts'
import { AccountCard } from '#frontend/ui/account_card.tsx'
import { PageHead } from '#frontend/ui/page_head.tsx'
import { LogInForm } from './log_in_form.tsx'

export function LoginPage() {
  useVisitorsOnly()
  return (
    <>
      <PageHead title="Entrar" robots="noindex,nofollow" />
      <AccountCard
        icon={<LogIn size={24} />}
        title="Entre na sua conta"
        description="Acompanhe seus contatos, suas avaliações e o seu perfil."
        foot={
          <>
            Ainda não tem conta?
            <Link className="account-link" to={paths.registerProfessional}>
              Cadastre-se como profissional
            </Link>
          </>
        }
      >
        <LogInForm />
      </AccountCard>
    </>
  )
}
