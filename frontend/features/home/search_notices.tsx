import { Button } from '@radix-ui/themes'
import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Interpretation } from '#contract/search.ts'
import { specialtyByName, specialtyPlural } from '#domain/catalogue/specialties.ts'
import { NearMe } from '#frontend/ui/list_order/list_order_bar.tsx'
import { homeAddress, type HomeFilters } from './home_filters.ts'
import { alternativeSearch, spelledOut } from './understood_filters.ts'
import { useApplyFilters, useReading } from './use_home_filters.ts'
import './results.css'

function Call({ number, who }: { number: string; who: string }) {
  return (
    <Button size="3" color="red" asChild>
      <a href={`tel:${number}`}>
        <Phone size={18} aria-hidden="true" />
        {who} {number}
      </a>
    </Button>
  )
}

/** Before everything else: whom to call where waiting may cost a life. */
export function EmergencyNotice({ filters }: { filters: HomeFilters }) {
  const notices = useReading(filters)?.notices ?? []
  const isSuicide = notices.includes('suicide')
  if (!isSuicide && !notices.includes('emergency')) return null
  return (
    <div className="emergency-notice" role="note" aria-label="Emergência">
      <p>
        {isSuicide ? (
          <>
            <strong>Você não está só.</strong> Converse agora com o CVV, de graça e em sigilo, a qualquer
            hora. Em perigo imediato, ligue para o SAMU.
          </>
        ) : (
          <>
            <strong>Pode ser uma emergência.</strong> Não espere por uma consulta: ligue para o SAMU, de
            graça, a qualquer hora.
          </>
        )}
      </p>
      <div className="emergency-notice-calls">
        {isSuicide && <Call number="188" who="CVV" />}
        <Call number="192" who="SAMU" />
      </div>
    </div>
  )
}

/** What the directory does not know, in one line each. */
const UNKNOWN: Readonly<Partial<Record<Interpretation['notices'][number], string>>> = {
  price: 'Não filtramos por preço. O cartão diz a partir de quanto, quando o profissional informa.',
  hours: 'Não conhecemos os horários livres. Veja os dias de atendimento e combine com o profissional.',
  sus: 'Aqui estão profissionais particulares e de convênios. Pelo SUS, procure o posto de saúde ou ligue 136.',
  hospital: 'Não buscamos por hospital. Cada perfil diz onde o profissional atende.',
  exam: 'Não marcamos exames. Estes profissionais podem pedir ou avaliar o exame.',
  animal: 'Aqui estão profissionais que cuidam de pessoas. Para animais, procure um médico-veterinário.',
  negated_insurer: 'Não excluímos convênios. Cada cartão diz quais o profissional atende.',
}

const several = (name: string) => {
  const known = specialtyByName(name)
  return known ? specialtyPlural(known.name).toLocaleLowerCase('pt-BR') : name
}

function linesOf({ reading, resolved }: { reading: Interpretation; resolved: HomeFilters }): string[] {
  const { nearest, neighbourhood, city, state, unknownInsurer, ignored, notices } = reading
  const [first] = reading.specialties
  const place = city ?? state
  const lines = [
    nearest && first && `${capital(nearest)}: mostrando ${several(first.name)}.`,
    neighbourhood && place && resolved.location !== '' && `${neighbourhood}: mostrando ${place}.`,
    unknownInsurer &&
      `O convênio ${unknownInsurer} não está na nossa lista: confirme com o profissional se ele atende.`,
    ...notices.map((notice) => UNKNOWN[notice]),
    ignored.length > 0 && !notices.includes('animal') && `Ignoramos: ${ignored.join(', ')}.`,
  ]
  return lines.filter((line): line is string => Boolean(line))
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1)

interface LinksProps {
  label: string
  links: readonly { label: string; to: string }[]
}

function SearchLinks({ label, links }: LinksProps) {
  if (links.length === 0) return null
  return (
    <p className="search-notices-links">
      <span>{label}</span>
      {links.map(({ label: words, to }) => (
        <Link key={words} className="chip" data-quiet to={to} preventScrollReset>
          {words}
        </Link>
      ))}
    </p>
  )
}

function NearMeOffer({ filters }: { filters: HomeFilters }): ReactNode {
  const apply = useApplyFilters()
  return <NearMe onFound={(near) => apply({ ...filters, sort: '', near })} />
}

/** What was made of the words besides the filters: what else they may mean, and what nobody here can answer. */
export function SearchNotices({ filters }: { filters: HomeFilters }) {
  const reading = useReading(filters)
  if (!reading) return null
  const resolved = spelledOut(filters, reading)
  const lines = linesOf({ reading, resolved })
  const others = reading.specialties.filter(({ name }) => name !== resolved.specialty)
  const alternatives = reading.alternatives.map((other) => {
    const { label, filters: meant } = alternativeSearch(filters, other)
    return { label, to: homeAddress(meant) }
  })
  const isNearOffered = reading.nearMe && filters.near === ''
  if (lines.length + others.length + alternatives.length === 0 && !isNearOffered) return null
  return (
    <div className="search-notices">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {isNearOffered && <NearMeOffer filters={resolved} />}
      <SearchLinks
        label="Também:"
        links={others.map(({ name }) => ({ label: name, to: homeAddress({ ...resolved, specialty: name }) }))}
      />
      <SearchLinks label="Você quis dizer:" links={alternatives} />
    </div>
  )
}
