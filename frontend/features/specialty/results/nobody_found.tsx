import { Button } from '@radix-ui/themes'
import { Link } from 'react-router-dom'
import { paths } from '#frontend/paths.ts'
import { EmptyState } from '#frontend/ui/empty_state.tsx'
import { SPECIALTY_TEXTS } from '../about/specialty_texts.ts'
import type { ShownList } from '../place/list_place.ts'

/** The list's empty face. */
export function NobodyFound({ shown: { specialty, place } }: { shown: ShownList }) {
  const plural = SPECIALTY_TEXTS[specialty.name].plural.toLocaleLowerCase('pt-BR')
  const advice = place.state
    ? 'Experimente outra cidade, o estado inteiro ou todo o Brasil: muitos profissionais atendem por teleconsulta.'
    : 'Novos profissionais chegam todos os dias. Enquanto isso, busque por outra especialidade.'
  return (
    <EmptyState heading="h3" title={`Ainda não há ${plural} por aqui`} description={advice}>
      {place.state && (
        <Button size="3" asChild>
          <Link to={paths.specialty(specialty.name)} preventScrollReset>
            Limpar filtros
          </Link>
        </Button>
      )}
      <Button size="3" variant="soft" asChild>
        <Link to={paths.home}>Ir para o início</Link>
      </Button>
    </EmptyState>
  )
}
