import { Drawing } from '#frontend/ui/drawing.tsx'
import type { HomeFilters } from './home_filters.ts'
import { SearchBar } from './search_bar.tsx'
import './hero.css'

const PROMISES = [
  { icon: 'hand-coins', text: 'Gratuito para pacientes' },
  { icon: 'user-round-x', text: 'Sem cadastro para buscar' },
  { icon: 'calendar-check-2', text: 'Contato direto com o profissional' },
] as const

const SENTENCE = 'Encontre o profissional de saúde certo, perto de você'

/** The one sentence and the search, the largest things on the page. */
export function Hero({ filters }: { filters: HomeFilters }) {
  return (
    <section className="hero" aria-labelledby="hero-titulo">
      <div className="page-width hero-inner">
        <h1 id="hero-titulo" className="hero-title">
          {SENTENCE}
        </h1>
        <p className="hero-text">
          Busque por especialidade, cidade e convênio. Veja avaliações e fale direto com quem vai cuidar de
          você.
        </p>
        <SearchBar filters={filters} />
        <Promises />
      </div>
    </section>
  )
}

function Promises() {
  return (
    <ul className="plain-list hero-promises">
      {PROMISES.map(({ icon, text }) => (
        <li key={text} className="hero-promise">
          <Drawing name={icon} size={18} />
          {text}
        </li>
      ))}
    </ul>
  )
}
