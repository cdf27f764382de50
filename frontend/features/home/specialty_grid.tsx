import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { specialtiesOptions } from '#frontend/api/specialties.ts'
import { usePublicApi } from '#frontend/lib/site_context.tsx'
import { softHyphens } from '#frontend/lib/soft_hyphens.ts'
import { paths } from '#frontend/paths.ts'
import { SpecialtyIcon } from '#frontend/ui/specialty_icon.tsx'
import { Drawing } from '#frontend/ui/drawing.tsx'
import './specialty_grid.css'

const SHOWN = 15

function MoreTile() {
  return (
    <li>
      <Link className="plain-link specialty-tile specialty-tile-more" to={paths.specialties}>
        Mostrar mais
        <Drawing name="arrow-right" size={20} />
      </Link>
    </li>
  )
}

/** The fifteen most sought among the specialties that somebody has, and the way to the others. */
export function SpecialtyGrid() {
  const { data: names = [] } = useQuery(specialtiesOptions(usePublicApi()))
  if (names.length === 0) return null
  return (
    <section className="specialty-band" aria-labelledby="especialidades-titulo">
      <div className="page-width home-section">
        <div className="home-section-head">
          <h2 id="especialidades-titulo" className="home-section-title">
            Busque por especialidade
          </h2>
          <p className="home-section-text">Escolha a área e veja quem atende perto de você ou por vídeo.</p>
        </div>
        <ul className="plain-list specialty-tiles">
          {names.slice(0, SHOWN).map((name) => (
            <li key={name}>
              <Link className="plain-link specialty-tile" to={paths.specialty(name)}>
                <span className="specialty-tile-icon" aria-hidden="true">
                  <SpecialtyIcon name={name} />
                </span>
                <span className="specialty-tile-name">{softHyphens(name)}</span>
              </Link>
            </li>
          ))}
          {names.length > SHOWN && <MoreTile />}
        </ul>
      </div>
    </section>
  )
}
