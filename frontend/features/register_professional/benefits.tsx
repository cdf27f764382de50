import { BadgeCheck, MessageCircle, Star, UserRoundSearch } from 'lucide-react'
import './benefits.css'

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

/** Why a professional would fill in the form beside it; left out where there is no room. */
export function Benefits() {
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
