import { Drawing } from '#frontend/ui/drawing.tsx'
import './how_it_works.css'

const STEPS = [
  {
    icon: 'search',
    title: 'Busque',
    text: 'Conte o que você procura: a especialidade, a cidade ou o convênio. Uma frase simples já basta.',
  },
  {
    icon: 'user-round-search',
    title: 'Veja o perfil',
    text: 'Compare formação, serviços, convênios, locais de atendimento e o que outros pacientes contam.',
  },
  {
    icon: 'message-circle-heart',
    title: 'Entre em contato',
    text: 'Fale por WhatsApp ou telefone, ou deixe seu interesse. Vocês combinam o horário entre si.',
  },
] as const

const BADGES = [
  {
    icon: 'badge-check',
    title: 'Profissionais verificados',
    text: 'O selo mostra que conferimos o registro no conselho.',
  },
  {
    icon: 'video',
    title: 'Teleconsulta',
    text: 'Encontre quem também atende por vídeo, de onde você estiver.',
  },
  { icon: 'map-pin', title: 'Localização', text: 'Veja onde fica o consultório e como chegar.' },
  {
    icon: 'sparkles',
    title: 'Premium',
    text: 'O selo identifica os profissionais que assinam o plano Premium.',
  },
] as const

function Steps() {
  return (
    <ol className="plain-list steps">
      {STEPS.map(({ icon, title, text }, index) => (
        <li key={title} className="step">
          <span className="step-icon" aria-hidden="true">
            <Drawing name={icon} size={26} />
          </span>
          <h3 className="step-title">
            <span className="step-number">{index + 1}.</span> {title}
          </h3>
          <p className="step-text">{text}</p>
        </li>
      ))}
    </ol>
  )
}

export function HowItWorks() {
  return (
    <section className="how-band" aria-labelledby="como-funciona">
      <div className="page-width home-section">
        <div className="home-section-head">
          <h2 id="como-funciona" className="home-section-title">
            Como Funciona
          </h2>
          <p className="home-section-text">Da dúvida à consulta em três passos, sem intermediários.</p>
        </div>
        <Steps />
        <ul className="plain-list trust-badges">
          {BADGES.map(({ icon, title, text }) => (
            <li key={title} className="trust-badge">
              <Drawing name={icon} size={22} />
              <div>
                <h3 className="trust-badge-title">{title}</h3>
                <p className="trust-badge-text">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
