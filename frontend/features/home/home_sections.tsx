import { Link } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { paths } from '#frontend/paths.ts'
import { Drawing } from '#frontend/ui/page/drawing.tsx'
import { specialtiesOptions } from '#frontend/api/specialties.ts'
import { usePublicApi } from '#frontend/lib/site_context.tsx'
import { softHyphens } from '#frontend/lib/soft_hyphens.ts'
import { SpecialtyIcon } from '#frontend/ui/page/specialty_icon.tsx'
import './home_screen.css'

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
