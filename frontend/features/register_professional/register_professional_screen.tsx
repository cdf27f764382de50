import { BadgeCheck, MessageCircle, Star, Stethoscope, UserRoundSearch } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Screen } from '#frontend/lib/screen.ts'
import { useVisitorsOnly } from '#frontend/lib/screen_guards.ts'
import { paths } from '#frontend/paths.ts'
import { AccountCard } from '#frontend/ui/account_card.tsx'
import { PageHead } from '#frontend/ui/page_head.tsx'
import { SubmitButton } from '#frontend/ui/busy_button.tsx'
import { ContactFields, PersonalFields, ProfessionalFields } from './registration_fields.tsx'
import { useRegisterProfessionalForm } from './use_register_professional_form.ts'
import './register_professional.css'

export function screen(): Screen {
  return { Component: RegisterProfessionalPage }
}

function RegisterProfessionalPage() {
  useVisitorsOnly()
  return (
    <>
      <PageHead
        title="Cadastro de profissional"
        description="Leva cerca de dois minutos. Depois você completa o perfil com calma."
        robots="noindex,nofollow"
      />
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

function RegisterProfessionalForm() {
  const { form, send, isSending } = useRegisterProfessionalForm()
  return (
    <form
      className="account-form registration"
      method="post"
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <PersonalFields form={form} />
      <ProfessionalFields form={form} />
      <ContactFields form={form} />
      <p className="registration-terms">
        Ao se cadastrar, você concorda com os{' '}
        <Link className="account-link" to={paths.terms}>
          Termos de Uso
        </Link>{' '}
        e a{' '}
        <Link className="account-link" to={paths.privacy}>
          Política de Privacidade
        </Link>
        .
      </p>
      <SubmitButton isSending={isSending} sendingLabel="Cadastrando…">
        Cadastrar
      </SubmitButton>
    </form>
  )
}

const BENEFITS = [
  {
    Icon: UserRoundSearch,
    title: 'Seja encontrado',
    text: 'Um perfil público com endereço próprio, sem custo.',
  },
  {
    Icon: MessageCircle,
    title: 'Fale direto',
    text: 'Pacientes chamam você pelo WhatsApp, sem intermediário.',
  },
  { Icon: Star, title: 'Mostre confiança', text: 'Avaliações que você modera antes de aparecerem.' },
  { Icon: BadgeCheck, title: 'Tenha o selo', text: 'Conferimos o seu registro profissional.' },
]

/** The benefits of a profile, beside the form; hidden on narrow screens. */
function Benefits() {
  return (
    <aside className="benefits" aria-labelledby="benefits-title">
      <h2 id="benefits-title" className="benefits-title">
        Pacientes procuram por você
      </h2>
      <ul className="plain-list benefits-list">
        {BENEFITS.map(({ Icon, title, text }) => (
          <li key={title} className="benefit">
            <span className="benefit-icon" aria-hidden="true">
              <Icon size={20} />
            </span>
            <span>
              <strong className="benefit-title">{title}</strong>
              {text}
            </span>
          </li>
        ))}
      </ul>
    </aside>
  )
}
