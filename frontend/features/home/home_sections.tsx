import { Link } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { paths } from '#frontend/paths.ts'
import { Drawing } from '#frontend/ui/page/drawing.tsx'
import { specialtiesOptions } from '#frontend/api/specialties.ts'
import { usePublicApi } from '#frontend/lib/site_context.tsx'
import { softHyphens } from '#frontend/lib/soft_hyphens.ts'
import { SpecialtyIcon } from '#frontend/ui/page/specialty_icon.tsx'
import './home_screen.css'

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
    <section className="page-width home-section stack gap-5" aria-labelledby="conteudo-titulo">
      <div className="home-section-head stack gap-1">
        <h2 id="conteudo-titulo" className="home-section-title">
          Entenda melhor a sua saúde
        </h2>
        <p className="home-section-text measure quiet">
          Leituras para chegar à consulta com as perguntas certas.
        </p>
      </div>
      <ul className="plain-list health-cards stack gap-3">
        {CARDS.map(({ category, label, text, icon }) => (
          <li key={category}>
            <Link
              className="plain-link health-card line gap-4 p-4"
              to={paths.blogCategory(category)}
              data-category={category}
            >
              <span className="icon-box health-card-icon" aria-hidden="true">
                <Drawing name={icon} size={24} />
              </span>
              <span className="health-card-words stack">
                <strong className="health-card-label semibold">{label}</strong>
                <span className="quiet">{text}</span>
              </span>
              <Drawing name="arrow-right" className="health-card-arrow" size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const SHOWN = 15

function MoreTile() {
  return (
    <li>
      <Link className="plain-link specialty-tile specialty-tile-more p-3 medium" to={paths.specialties}>
        Mostrar mais
        <Drawing name="arrow-right" size={20} />
      </Link>
    </li>
  )
}

/** The fifteen most searched specialties with professionals, and a link to all. */
export function SpecialtyGrid() {
  const { data: names = [] } = useQuery(specialtiesOptions(usePublicApi()))
  if (names.length === 0) return null
  return (
    <section className="specialty-band" aria-labelledby="especialidades-titulo">
      <div className="page-width home-section stack gap-5">
        <div className="home-section-head stack gap-1">
          <h2 id="especialidades-titulo" className="home-section-title">
            Busque por especialidade
          </h2>
          <p className="home-section-text measure quiet">
            Escolha a área e veja quem atende perto de você ou por vídeo.
          </p>
        </div>
        <ul className="plain-list specialty-tiles gap-3">
          {names.slice(0, SHOWN).map((name) => (
            <li key={name}>
              <Link className="plain-link specialty-tile p-3 medium" to={paths.specialty(name)}>
                <span className="icon-box" aria-hidden="true">
                  <SpecialtyIcon name={name} />
                </span>
                <span className="specialty-tile-name breakable">{softHyphens(name)}</span>
              </Link>
            </li>
          ))}
          {names.length > SHOWN && <MoreTile />}
        </ul>
      </div>
    </section>
  )
}
