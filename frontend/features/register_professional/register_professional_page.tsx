import { Stethoscope } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useVisitorsOnly } from '#frontend/lib/use_visitors_only.ts'
import { paths } from '#frontend/paths.ts'
import { AccountCard } from '#frontend/ui/account_card.tsx'
import { PageHead } from '#frontend/ui/page_head.tsx'
import { Benefits } from './benefits.tsx'
import { RegisterProfessionalForm } from './register_professional_form.tsx'

export function RegisterProfessionalPage() {
  useVisitorsOnly()
  return (
    <>
      <PageHead title="Cadastro de profissional" robots="noindex,nofollow" />
      <AccountCard
        icon={<Stethoscope size={24} />}
        title="Cadastre-se como profissional"
        description="Leva cerca de dois minutos. Depois você completa o perfil com calma."
        aside={<Benefits />}
        foot={
          <>
            Já tem conta?
            <Link className="account-link" to={paths.login}>
              Entrar
            </Link>
          </>
        }
      >
        <RegisterProfessionalForm />
      </AccountCard>
    </>
  )
}
