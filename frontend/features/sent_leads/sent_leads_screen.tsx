import { Button } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { ProfessionalCard } from '#contract/professionals.ts'
import { genderedSpecialty } from '#domain/catalogue/specialties.ts'
import { formatLongDate } from '#domain/shared/date_words.ts'
import { acceptsNewPatients } from '#domain/shared/confirmations.ts'
import { useWithdrawLead } from '#frontend/api/leads.ts'
import { professionalsOptions } from '#frontend/api/professionals.ts'
import type { StoredProfessional } from '#frontend/lib/device_lists.ts'
import { HttpError, refusalMessageOf } from '#frontend/lib/http_error.ts'
import { answerTimeWords, professionalName, theProfessional } from '#frontend/lib/professional_words.ts'
import type { Screen } from '#frontend/lib/screen.ts'
import {
  forgetSentLead,
  isOverdue,
  markAnswered,
  type SentLead,
  useSentLeads,
} from '#frontend/lib/sent_leads.ts'
import { usePublicApi } from '#frontend/lib/site_context.tsx'
import { useToday } from '#frontend/lib/use_today.ts'
import { useHydrated } from '#frontend/lib/use_hydrated.ts'
import { lazyPart } from '#frontend/loading/lazy_part.tsx'
import { paths } from '#frontend/paths.ts'
import { ProfessionalPhoto } from '#frontend/ui/professional/professional_photo.tsx'
import { useToast } from '#frontend/ui/overlays/toast_provider.tsx'
import { PageHead } from '#frontend/ui/page/page_head.tsx'
import { EmptyState } from '#frontend/ui/page/status_message.tsx'
import { SupportLink } from '#frontend/ui/page/support_link.tsx'
import { alternativesTo } from './alternatives.ts'
import './sent_leads_screen.css'

export function screen(): Screen {
  return { Component: SentLeadsPage }
}

const ConfirmDialog = lazyPart({
  lost: 'Não conseguimos abrir a confirmação. Nada foi retirado.',
  load: async () => (await import('#frontend/ui/workspace/confirm_dialog.tsx')).ConfirmDialog,
})

/** Of so many the best three are shown. */
const MAX_COMPARED = 24

function placeOf({ specialty, displayGender, city, state }: StoredProfessional): string {
  const what = specialty && genderedSpecialty(specialty, displayGender)
  return [what, [city, state].filter(Boolean).join(',\u00A0')].filter(Boolean).join(' · ')
}

function PersonLink({ person }: { person: StoredProfessional }) {
  return (
    <Link className="plain-link line gap-3" to={paths.profile(person.slug)}>
      <span className="sent-lead-photo rigid">
        <ProfessionalPhoto {...person} sizes="48px" />
      </span>
      <span className="stack">
        <span className="breakable semibold">{professionalName(person)}</span>
        <span className="quiet small">{placeOf(person)}</span>
      </span>
    </Link>
  )
}

function Reception({ card: { acceptsNewPatientsOn, answerMinutes } }: { card: ProfessionalCard }) {
  const isOpen = acceptsNewPatients(acceptsNewPatientsOn, useToday())
  const words = [isOpen && 'Aceita novos pacientes', answerMinutes !== null && answerTimeWords(answerMinutes)]
  const known = words.filter((word) => word !== false)
  return known.length > 0 && <p className="quiet small">{known.join(' · ')}</p>
}

/** Up to three of the same specialty and city; nothing where there are none. */
function Alternatives({ person }: { person: StoredProfessional }) {
  const { id, specialty, city, state } = person
  const filters = { ...(specialty && { specialty }), ...(city && { city }), ...(state && { state }) }
  const { data } = useQuery({
    ...professionalsOptions(usePublicApi(), { ...filters, limit: String(MAX_COMPARED) }),
    enabled: specialty !== null && city !== null,
  })
  const others = alternativesTo(id, data?.professionals ?? [], useToday())
  if (others.length === 0) return null
  return (
    <section className="stack gap-2" aria-label={`Outras opções além de ${professionalName(person)}`}>
      <p>Já se passaram três dias. Se preferir, fale com outra pessoa da mesma especialidade e cidade:</p>
      <ul className="plain-list stack gap-2">
        {others.map((other) => (
          <li key={other.id} className="stack gap-1">
            <PersonLink person={other} />
            <Reception card={other} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Answered({ lead: { id, isAnswered, professional } }: { lead: SentLead }) {
  const choose = (answer: boolean) => markAnswered(id, isAnswered === answer ? null : answer)
  return (
    <fieldset className="sent-lead-answered cluster middle gap-2">
      <legend className="semibold">
        Já responderam?<span className="visually-hidden"> {professionalName(professional)}</span>
      </legend>
      {([true, false] as const).map((answer) => (
        <Button
          key={String(answer)}
          type="button"
          size="2"
          variant={isAnswered === answer ? 'solid' : 'soft'}
          color={isAnswered === answer ? 'teal' : 'gray'}
          aria-pressed={isAnswered === answer}
          onClick={() => choose(answer)}
        >
          {answer ? 'Sim' : 'Ainda não'}
        </Button>
      ))}
    </fieldset>
  )
}

const FAILED = 'Não foi possível retirar o pedido. Tente novamente.'

/** The same words within ten minutes are one lead, which belongs to the device that sent it first. */
const SENT_ELSEWHERE =
  'O mesmo pedido já tinha sido enviado por outro aparelho, e só aquele pode retirá-lo. Se não for possível, escreva para nós.'

function useWithdrawal({ id, key }: SentLead) {
  const toast = useToast()
  const { mutateAsync, isPending } = useWithdrawLead()
  const withdraw = async () => {
    if (!key) return
    try {
      await mutateAsync({ id, key })
      forgetSentLead(id)
      toast({
        title: 'Pedido retirado',
        description: 'Seus dados saíram da lista do profissional.',
        tone: 'success',
      })
    } catch (error) {
      const isOthers = error instanceof HttpError && error.status === 404
      const description = isOthers ? SENT_ELSEWHERE : refusalMessageOf(error, FAILED)
      toast({ title: 'Pedido não retirado', description, tone: 'error' })
    }
  }
  return { withdraw, isPending }
}

function Withdrawal({ lead }: { lead: SentLead }) {
  const { withdraw, isPending } = useWithdrawal(lead)
  const [isAsking, setAsking] = useState<boolean | null>(null)
  const name = theProfessional(lead.professional)
  return (
    <>
      <Button
        type="button"
        size="2"
        variant="soft"
        color="red"
        aria-disabled={isPending || undefined}
        aria-label={`Retirar o pedido para ${name}`}
        onClick={() => !isPending && setAsking(true)}
      >
        Retirar
      </Button>
      {isAsking !== null && (
        <ConfirmDialog
          isOpen={isAsking}
          onOpenChange={setAsking}
          onGiveUp={() => setAsking(null)}
          title="Retirar o pedido?"
          description={
            `Seu nome, seu WhatsApp e o que você pediu serão apagados do site, e ${name} não os verá mais aqui. ` +
            'O que já foi lido ou anotado fora do site, só o profissional pode apagar.'
          }
          confirmLabel="Retirar"
          onConfirm={() => void withdraw()}
        />
      )}
    </>
  )
}

function SentLeadItem({ lead }: { lead: SentLead }) {
  const [now] = useState(Date.now)
  const { professional, sentAt, service } = lead
  return (
    <li className="sent-lead panel stack gap-4 p-5">
      <PersonLink person={professional} />
      <p>
        {`Enviado em ${formatLongDate(sentAt)} para `}
        <span className="breakable semibold">{service}</span>
      </p>
      <div className="cluster middle between gap-3">
        <Answered lead={lead} />
        <div className="cluster gap-2">
          {lead.key && <Withdrawal lead={lead} />}
          <Button
            type="button"
            size="2"
            variant="soft"
            color="gray"
            aria-label={`Tirar da lista o pedido para ${theProfessional(professional)}`}
            onClick={() => forgetSentLead(lead.id)}
          >
            Tirar da lista
          </Button>
        </div>
      </div>
      {isOverdue(lead, now) && <Alternatives person={professional} />}
    </li>
  )
}

function Nothing() {
  return (
    <EmptyState
      heading="h2"
      icon={<Inbox size={28} />}
      title="Nenhum pedido neste aparelho"
      description="Quando você pedir contato a um profissional, o pedido aparece aqui."
    >
      <Button size="3" asChild>
        <Link to={paths.home}>Buscar profissionais</Link>
      </Button>
    </EmptyState>
  )
}

/** The leads that this device has sent. Only this device knows them. */
function SentLeadsPage() {
  const leads = useSentLeads()
  const isHydrated = useHydrated()
  return (
    <div className="page-width sent-leads stack gap-4">
      <PageHead title="Meus pedidos" robots="noindex,nofollow" />
      <h1 className="screen-title">Meus pedidos</h1>
      <p className="quiet">
        Os pedidos de contato que você enviou, guardados só neste aparelho. “Tirar da lista” remove o pedido
        só daqui; “Retirar” apaga seus dados também para o profissional.
      </p>
      <noscript>
        <p>Esta página usa o que está guardado neste aparelho e precisa de JavaScript.</p>
      </noscript>
      {isHydrated && (
        <>
          {leads.length === 0 && <Nothing />}
          {leads.length > 0 && (
            <ul className="plain-list stack gap-4">
              {leads.map((lead) => (
                <SentLeadItem key={lead.id} lead={lead} />
              ))}
            </ul>
          )}
          <p className="quiet small">
            Falta um pedido? Se você usou outro aparelho, uma janela anônima ou limpou os dados do navegador,
            não temos como mostrá-lo aqui. Para retirá-lo, escreva para <SupportLink className="accent" />.
          </p>
        </>
      )}
    </div>
  )
}
