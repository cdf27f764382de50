import { Button } from '@radix-ui/themes'
import { Search } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#frontend/paths.ts'

/** For those who do not know which specialty they need. */
export function SearchInvitation() {
  return (
    <section className="specialties-invitation" aria-labelledby="buscar-titulo">
      <div>
        <h2 id="buscar-titulo" className="specialties-invitation-title">
          Não sabe qual especialista procurar?
        </h2>
        <p className="specialties-invitation-text">
          Escreva com as suas palavras: “médico da pele em Recife” ou “dentista que aceita Unimed”. A busca
          entende.
        </p>
      </div>
      <Button size="4" asChild>
        <Link to={paths.home}>
          <Search size={20} aria-hidden="true" />
          Buscar profissionais
        </Link>
      </Button>
    </section>
  )
}
