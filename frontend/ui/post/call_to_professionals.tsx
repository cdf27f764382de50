import { Button } from '@radix-ui/themes'
import { ArrowRight, Search } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#frontend/paths.ts'

/** The way from reading to a consultation; to the matching specialty too, where the post tells one. */
export function CallToProfessionals({ specialty }: { specialty: string | null }) {
  return (
    <section className="post-call" aria-labelledby="fale-com-profissional">
      <h2 id="fale-com-profissional" className="post-call-title">
        Converse com quem entende do assunto
      </h2>
      <p className="post-call-text">
        Encontre um profissional perto de você ou por teleconsulta e tire as suas dúvidas.
      </p>
      <div className="post-call-actions">
        <Button size="4" asChild>
          <Link to={paths.home}>
            <Search size={20} aria-hidden="true" />
            Buscar Profissionais
          </Link>
        </Button>
        {specialty && (
          <Link className="post-call-specialty" to={paths.specialty(specialty)}>
            Especialidade indicada: {specialty}
            <ArrowRight size={18} aria-hidden="true" />
          </Link>
        )}
      </div>
    </section>
  )
}
