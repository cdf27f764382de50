import { Link } from 'react-router-dom'
import { paths } from '#frontend/paths.ts'
import { Drawing } from '#frontend/ui/drawing.tsx'
import './health_content.css'

const CARDS = [
  {
    category: 'disease',
    label: 'Doenças',
    text: 'Sintomas, causas e quando procurar ajuda, em linguagem simples.',
    icon: 'activity',
  },
  {
    category: 'medicine',
    label: 'Remédios',
    text: 'Para que servem, como agem e os cuidados ao usar.',
    icon: 'pill',
  },
  {
    category: 'treatment',
    label: 'Tratamentos',
    text: 'O que esperar de cada procedimento, do preparo à recuperação.',
    icon: 'heart-pulse',
  },
] as const

export function HealthContent() {
  return (
    <section className="page-width home-section" aria-labelledby="conteudo-titulo">
      <div className="home-section-head">
        <h2 id="conteudo-titulo" className="home-section-title">
          Entenda melhor a sua saúde
        </h2>
        <p className="home-section-text">Leituras para chegar à consulta com as perguntas certas.</p>
      </div>
      <ul className="plain-list health-cards">
        {CARDS.map(({ category, label, text, icon }) => (
          <li key={category}>
            <Link
              className="plain-link health-card"
              to={paths.blogCategory(category)}
              data-category={category}
            >
              <span className="health-card-icon" aria-hidden="true">
                <Drawing name={icon} size={24} />
              </span>
              <span className="health-card-words">
                <strong className="health-card-label">{label}</strong>
                <span className="health-card-text">{text}</span>
              </span>
              <Drawing name="arrow-right" className="health-card-arrow" size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
