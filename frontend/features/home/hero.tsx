import { Drawing } from '#frontend/ui/drawing.tsx'
import { isSearch, type HomeFilters } from './home_filters.ts'
import { SearchBar } from './search_bar.tsx'
import { searchTitle } from './search_words.ts'
import { useSearched } from './use_home_filters.ts'
import './hero.css'

const PROMISES = [
  { icon: 'hand-coins', text: 'Gratuito para pacientes' },
  { icon: 'user-round-x', text: 'Sem cadastro para buscar' },
  { icon: 'calendar-check-2', text: 'Contato direto com o profissional' },
] as const

const SENTENCE = 'Encontre o profissional de saúde certo, perto de você'

/** The one sentence and the search, the largest things on the page; the search alone once its results stand below. */
export function Hero({ filters }: { filters: HomeFilters }) {
  const isSearching = isSearch(filters)
  const searched = useSearched(filters)
  return (
    <section className="hero" data-compact={isSearching} aria-labelledby="hero-titulo">
      <div className="page-width hero-inner">
        <h1 id="hero-titulo" className={isSearching ? 'visually-hidden' : 'hero-title'}>
          {isSearching ? searchTitle(searched) : SENTENCE}
        </h1>
        {!isSearching && (
          <p className="hero-text">
            Busque por especialidade, cidade e convênio. Veja avaliações e fale direto com quem vai cuidar de
            você.
          </p>
        )}
        <SearchBar filters={filters} />
        {!isSearching && <Promises />}
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
