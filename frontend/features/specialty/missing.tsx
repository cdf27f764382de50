import { Button } from '@radix-ui/themes'
import { MapPinOff, SearchX, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { specialtyPlural, type Specialty } from '#domain/catalogue/specialties.ts'
import { paths } from '#frontend/paths.ts'
import { PageHead } from '#frontend/ui/page_head.tsx'
import { StatusMessage } from '#frontend/ui/status_message.tsx'

interface Props {
  title: string
  description: string
  Icon?: LucideIcon
  way: { label: string; to: string }
}

function Missing({ title, description, Icon = SearchX, way }: Props) {
  return (
    <>
      <PageHead title={title} robots="noindex,nofollow" />
      <StatusMessage heading="h1" title={title} description={description} icon={<Icon size={28} />}>
        <Button size="3" asChild>
          <Link to={way.to}>{way.label}</Link>
        </Button>
        <Button size="3" variant="soft" asChild>
          <Link to={paths.home}>Buscar profissionais</Link>
        </Button>
      </StatusMessage>
    </>
  )
}

const TO_SPECIALTIES = { label: 'Ver especialidades', to: paths.specialties }

export function PageMissing() {
  return (
    <Missing
      title="Página não encontrada"
      description="Não há nada neste endereço. Que tal começar pelas especialidades?"
      way={TO_SPECIALTIES}
    />
  )
}

export function SpecialtyMissing() {
  return (
    <Missing
      title="Especialidade não encontrada"
      description="Confira o endereço ou escolha uma das especialidades da lista."
      way={TO_SPECIALTIES}
    />
  )
}

export function CityMissing({ specialty }: { specialty: Specialty }) {
  return (
    <Missing
      title="Cidade não encontrada"
      description="Não conhecemos uma cidade com este nome neste estado. Escolha o estado e a cidade nos filtros."
      Icon={MapPinOff}
      way={{ label: `Ver ${specialtyPlural(specialty.name)}`, to: paths.specialty(specialty.name) }}
    />
  )
}
