import { Link } from 'react-router-dom'
import { Button, Dialog, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleDashed, ExternalLink, EyeOff, MailWarning, Printer, QrCode } from 'lucide-react'
import { useState } from 'react'
import { renderSVG } from 'uqr'
import type { CurrentUser } from '#contract/accounts.ts'
import { completenessOf, type ProfilePieces } from '#domain/shared/profile_pieces.ts'
import { usePublishProfile, useResendConfirmation } from '#frontend/api/accounts.ts'
import { dashboardQuery } from '#frontend/api/dashboard.ts'
import { locationsQuery, servicesQuery } from '#frontend/api/profiles.ts'
import { messageOf } from '#frontend/lib/http_error.ts'
import { httpPublicApi } from '#frontend/lib/http_public_api.ts'
import { professionalName } from '#frontend/lib/professional_words.ts'
import { paths } from '#frontend/paths.ts'
import { BusyButton } from '#frontend/ui/page/busy_button.tsx'
import { PortalTheme } from '#frontend/ui/overlays/portal_theme.tsx'
import { useToast } from '#frontend/ui/overlays/toast_provider.tsx'
import { DraftNotice } from '#frontend/ui/workspace/drafts/draft_notice.tsx'
import { Section } from './section.tsx'
import { CloseOnBack } from '#frontend/ui/overlays/close_on_back.tsx'
import './cards.css'

interface Props {
  member: CurrentUser
}

interface Step {
  label: string
  /** Where it is done; absent where that stands on this page. */
  to?: string
  isDone: boolean
}

interface FirstSteps {
  pieces: ProfilePieces
  steps: Step[]
  isUnfinished: boolean
}

/** The first steps of a new professional; disappears once all are done. */
export function StartHere({ member }: Props) {
  const start = useFirstSteps(member)
  if (member.role === 'admin' || !start?.isUnfinished) return null
  return <Steps member={member} {...start} />
}

/** The profile's pieces and the unfinished steps of 'Comece aqui'. Null until the lists are loaded. */
export function useFirstSteps(member: CurrentUser): FirstSteps | null {
  const { data: figures } = useQuery(dashboardQuery(member.id))
  const pieces = usePieces(member)
  if (!pieces) return null
  const steps = stepsOf(pieces, member, figures?.views.total ?? member.profileViews)
  return { pieces, steps, isUnfinished: steps.some(({ isDone }) => !isDone) }
}

function usePieces(member: CurrentUser): ProfilePieces | null {
  const { data: services } = useQuery(servicesQuery(httpPublicApi, member.id))
  const { data: locations } = useQuery(locationsQuery(httpPublicApi, member.id))
  if (!services || !locations) return null
  return {
    photo: member.hasProfileImage,
    specialty: member.specialty !== null,
    place: Boolean(member.city && member.state),
    whatsapp: Boolean(member.whatsapp),
    bio: Boolean(member.bio),
    experience: Boolean(member.experience),
    services: services.some(({ isActive }) => isActive),
    locations: locations.some(({ isActive }) => isActive),
  }
}

/** Asks the owner to look at a profile that somebody else may have written, and to publish it. */
export function PublishProfile({ slug }: { slug: string }) {
  const publishing = usePublishProfile()
  const toast = useToast()
  const publish = async () => {
    try {
      await publishing.mutateAsync()
      toast({
        title: 'Perfil publicado!',
        description: 'Os pacientes já podem encontrar você.',
        tone: 'success',
      })
    } catch (error) {
      toast({ title: 'Erro', description: messageOf(error, 'Tente de novo em instantes.'), tone: 'error' })
    }
  }
  return (
    <DraftNotice
      icon={<EyeOff size={20} aria-hidden="true" />}
      text="Seu perfil ainda não está no ar. Você retomou esta conta pelo e-mail, e outra pessoa pode ter escrito o que está nele: confira nome, registro, WhatsApp e textos antes de publicar."
    >
      <Button size="3" variant="soft" color="gray" asChild>
        <Link to={paths.profile(slug)}>Conferir o perfil</Link>
      </Button>
      <BusyButton size="3" isBusy={publishing.isPending} onClick={() => void publish()}>
        Publicar perfil
      </BusyButton>
    </DraftNotice>
  )
}

/** Says that the profile is still hidden, and sends the confirmation link again. */
export function ConfirmEmail({ email }: { email: string }) {
  const resending = useResendConfirmation()
  const toast = useToast()
  const resend = async () => {
    try {
      await resending.mutateAsync({ email })
      const description = `Veja a caixa de entrada de ${email} ou, se você pediu para trocá-lo, a do endereço novo.`
      toast({ title: 'Link enviado', description, tone: 'success' })
    } catch (error) {
      toast({ title: 'Erro', description: messageOf(error, 'Tente de novo em instantes.'), tone: 'error' })
    }
  }
  return (
    <DraftNotice
      icon={<MailWarning size={20} aria-hidden="true" />}
      text={`Confirme o e-mail ${email}: só então o seu perfil aparece para os pacientes.`}
    >
      <BusyButton size="3" isBusy={resending.isPending} onClick={() => void resend()}>
        Reenviar o link
      </BusyButton>
      <Button size="3" variant="soft" color="gray" asChild>
        <Link to={paths.security}>Corrigir o e-mail</Link>
      </Button>
    </DraftNotice>
  )
}

/** Others complete the last step: only their visits count. */
function stepsOf(pieces: ProfilePieces, { emailConfirmed, slug }: CurrentUser, views: number): Step[] {
  return [
    ...(emailConfirmed ? [] : [{ label: 'Confirme o e-mail', isDone: false }]),
    { label: 'Coloque uma foto', to: `${paths.editProfile}#basic`, isDone: pieces.photo },
    { label: 'Escreva sobre você', to: `${paths.editProfile}#about`, isDone: pieces.bio },
    { label: 'Diga onde atende', to: `${paths.editProfile}#locations`, isDone: pieces.locations },
    { label: 'Cadastre um serviço', to: `${paths.editProfile}#services`, isDone: pieces.services },
    {
      label: 'Compartilhe o perfil e receba a primeira visita',
      to: paths.profile(slug),
      isDone: views > 0,
    },
  ]
}

function Steps({ member, pieces, steps }: Props & FirstSteps) {
  const isComplete = completenessOf(pieces) === 100
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <Section title="Comece aqui" aside={<span className="quiet">{`${done} de ${steps.length}`}</span>}>
      <ul className="plain-list stack gap-2">
        {steps.map(({ label, to, isDone }) => (
          <li key={label} className="start-step line gap-2" data-done={isDone || undefined}>
            {isDone ? (
              <CircleCheck size={20} aria-label="Feito:" />
            ) : (
              <CircleDashed size={20} aria-label="Falta:" />
            )}
            {to && !isDone ? (
              <Link className="dashboard-link accent medium" to={to}>
                {label}
              </Link>
            ) : (
              <span>{label}</span>
            )}
          </li>
        ))}
      </ul>
      <p className="row-text measure quiet">{`Seu perfil está ${completenessOf(pieces)}% completo.`}</p>
      <div className="cluster gap-3 mt-3">
        {!isComplete && (
          <Button size="3" asChild>
            <Link to={paths.editProfile}>Completar o perfil</Link>
          </Button>
        )}
        <Button size="3" asChild {...(!isComplete && { variant: 'soft', color: 'gray' })}>
          <Link to={paths.profile(member.slug)}>
            <ExternalLink size={18} aria-hidden="true" />
            Ver como os pacientes veem
          </Link>
        </Button>
        {member.emailConfirmed && <ReviewCardButton member={member} />}
      </div>
    </Section>
  )
}

/** Shown once 'Comece aqui' is done. */
export function AskForReviews({ member }: Props) {
  const start = useFirstSteps(member)
  if (member.role === 'admin' || !start || start.isUnfinished) return null
  return (
    <Section title="Peça avaliações">
      <p className="row-text measure quiet">
        Um cartão com QR code para o balcão: o paciente aponta a câmera e avalia.
      </p>
      <div className="cluster gap-3 mt-3">
        <ReviewCardButton member={member} />
      </div>
    </Section>
  )
}

/** Prints a card; black on white in dark mode too, for cameras. */
function ReviewCardButton({ member }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="3" variant="soft" color="gray" onClick={() => setOpen(true)}>
        <QrCode size={18} aria-hidden="true" />
        Cartão “Avalie-me”
      </Button>
      {isOpen && (
        <PortalTheme>
          <Dialog.Root open onOpenChange={setOpen}>
            <Dialog.Content maxWidth="420px">
              <CloseOnBack onClose={() => setOpen(false)} />
              <Dialog.Title>Cartão para imprimir</Dialog.Title>
              <Dialog.Description color="gray">Deixe-o onde os pacientes esperam.</Dialog.Description>
              <ReviewCard member={member} />
              <div className="cluster gap-3 mt-3">
                <Button size="3" onClick={() => window.print()}>
                  <Printer size={18} aria-hidden="true" />
                  Imprimir
                </Button>
                <Dialog.Close>
                  <Button size="3" variant="soft" color="gray">
                    Fechar
                  </Button>
                </Dialog.Close>
              </div>
            </Dialog.Content>
          </Dialog.Root>
        </PortalTheme>
      )}
    </>
  )
}

function ReviewCard({ member }: Props) {
  const address = `${window.location.origin}${paths.profile(member.slug)}`
  const drawing = renderSVG(`${address}#avaliacoes`, { border: 2 })
  return (
    <div className="review-card stack gap-2 p-5 breakable">
      <Text size="7" weight="bold">
        Avalie-me
      </Text>
      <span>{professionalName(member)}</span>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(drawing)}`}
        alt={`QR code das avaliações de ${professionalName(member)}`}
        width={220}
        height={220}
      />
      <span className="small">{address.replace(/^https?:\/\//, '')}</span>
    </div>
  )
}
