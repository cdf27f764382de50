import { Button } from '@radix-ui/themes'
import { Check, Crown, MessageCircle } from 'lucide-react'
import type { Dashboard } from '#contract/dashboard.ts'
import { whatsappLink } from '#domain/shared/phone.ts'
import { useSettings } from '#frontend/lib/site_context.tsx'
import './premium_card.css'

const FEATURES = [
  'Tudo da conta gratuita',
  'Em destaque na página inicial',
  'Antes das contas gratuitas nas buscas, com o selo Premium',
  'Exportação dos seus contatos em planilha',
  'Página sua aberta depois que o paciente deixa o contato',
]

/** The own figures, said as they are; nothing where nobody has come yet. */
function ownFigures({ appearances, views, contacts }: Dashboard): string | null {
  const count = (value: number) => value.toLocaleString('pt-BR')
  if (appearances.lastDays === 0 && views.lastDays === 0) return null
  return `Nos últimos 30 dias você apareceu ${count(appearances.lastDays)} vezes em buscas, recebeu ${count(views.lastDays)} visitas e ${count(contacts.lastDays)} contatos iniciados.`
}

/** The features of premium, active or offered. */
export function PremiumCard({ isPremium, figures }: { isPremium: boolean; figures: Dashboard | undefined }) {
  const own = figures && ownFigures(figures)
  return (
    <section className="premium" aria-labelledby="premium-title">
      <div className="premium-head">
        <span className="premium-icon" aria-hidden="true">
          <Crown size={22} />
        </span>
        <div>
          <h2 id="premium-title" className="premium-title">
            {isPremium ? 'Benefícios ativados!' : 'Tenha uma Conta Premium'}
          </h2>
          <p className="premium-text">
            {isPremium
              ? 'Sua conta Premium inclui tudo isto.'
              : 'Apareça em destaque na página inicial e receba mais pacientes.'}
          </p>
          {own && <p className="premium-text">{own}</p>}
        </div>
      </div>
      <ul className="plain-list premium-features">
        {FEATURES.map((feature) => (
          <li key={feature}>
            <Check size={18} aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
      {!isPremium && <Consultant />}
    </section>
  )
}

function Consultant() {
  const { salesWhatsapp, brandName } = useSettings()
  const wish = `Olá! Quero saber mais sobre a conta Premium do ${brandName}.`
  const chat = salesWhatsapp && whatsappLink(salesWhatsapp, wish)
  if (!chat) return <p className="premium-text">Em breve você poderá falar com um consultor por aqui.</p>
  return (
    <Button asChild size="3" className="premium-button">
      <a href={chat} target="_blank" rel="noopener noreferrer">
        <MessageCircle size={18} aria-hidden="true" />
        Falar com um Consultor
      </a>
    </Button>
  )
}
