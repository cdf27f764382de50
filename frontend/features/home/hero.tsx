import { CalendarCheck2, HandCoins, UserRoundX } from 'lucide-react'
import type { HomeFilters } from './home_filters.ts'
import { SearchBar } from './search_bar.tsx'
import './hero.css'

const PROMISES = [
  { Icon: HandCoins, text: 'Gratuito para pacientes' },
  { Icon: UserRoundX, text: 'Sem cadastro para buscar' },
  { Icon: CalendarCheck2, text: 'Contato direto com o profissional' },
]

/** The one sentence and the search, the largest things on the page. */
export function Hero({ filters }: { filters: HomeFilters }) {
  return (
    <section className="hero" aria-labelledby="hero-titulo">
      <div className="page-width hero-inner">
        <h1 id="hero-titulo" className="hero-title">
          Encontre o profissional de saúde certo, perto de você
        </h1>
        <p className="hero-text">
          Busque por especialidade, cidade e convênio. Veja avaliações e fale direto com quem vai cuidar de
          você.
        </p>
        <SearchBar filters={filters} />
        <ul className="plain-list hero-promises">
          {PROMISES.map(({ Icon, text }) => (
            <li key={text} className="hero-promise">
              <Icon size={18} aria-hidden="true" />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
