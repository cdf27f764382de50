import { Button } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ExternalLink, History } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { type BlockerFunction, Link, useLocation } from 'react-router-dom'
import { useEffect, useState } from 'react'
import type { Screen } from '#frontend/lib/screen.ts'
import type { CurrentUser } from '#contract/accounts.ts'
import { ownProfileQuery } from '#frontend/api/own_profile.ts'
import { useMembersOnly } from '#frontend/lib/screen_guards.ts'
import { paths } from '#frontend/paths.ts'
import { ErrorState } from '#frontend/ui/page/status_message.tsx'
import { PageHead } from '#frontend/ui/page/page_head.tsx'
import { NeedsScripting } from '#frontend/ui/workspace/needs_scripting.tsx'
import type { ProfilePieces } from '#domain/shared/profile_pieces.ts'
import { BusyButton } from '#frontend/ui/page/busy_button.tsx'
import { ConflictDialog } from '#frontend/ui/workspace/conflict_dialog.tsx'
import { faqsQuery, insurancesQuery, locationsQuery, servicesQuery } from '#frontend/api/profiles.ts'
import { usePublicApi } from '#frontend/lib/site_context.tsx'
import type { Insurance, ProfessionalCard as Card } from '#contract/professionals.ts'
import { ProfessionalCard } from '#frontend/ui/lists/professional_card.tsx'
import { useCloseWarning, useUnsaved } from '#frontend/ui/workspace/drafts/use_form_draft.ts'
import { DraftNotice } from '#frontend/ui/workspace/drafts/draft_notice.tsx'
import { useSessionEnd } from '#frontend/lib/session_end.ts'
import { ConfirmDialog } from '#frontend/ui/workspace/confirm_dialog.tsx'
import { EditorProvider, useEditor } from './editor_context.tsx'
import { AboutSection, LinksSection } from './sections/about_and_links_sections.tsx'
import { BasicSection } from './sections/basic_section.tsx'
import { FaqsSection } from './parts/faqs_section.tsx'
import { InsurancesSection, ServicesSection } from './parts/services_and_insurances.tsx'
import { LocationsSection } from './locations/locations_section.tsx'
import { SectionList } from './sections/section_list.tsx'
import { PhotoField, usePhoto, type Photo } from './photo/photo_field.tsx'
import { useEditProfileForm, type EditorForm } from './use_edit_profile_form.ts'
import { useSharedBlocker } from '#frontend/ui/overlays/close_on_back.tsx'
import '#frontend/ui/workspace/frame.css'
import './edit_profile.css'

const FORM_ID = 'edit-profile'

function PartSections({ parts }: { parts: ProfileParts }) {
  return (
    <>
      <LocationsSection query={parts.locations} />
      <ServicesSection query={parts.services} />
      <InsurancesSection query={parts.insurances} />
      <FaqsSection query={parts.faqs} />
    </>
  )
}

/** The form that is saved as a whole, the lists that are saved item by item, and the card's preview. */
function Editor({ profile }: { profile: CurrentUser }) {
  const photo = usePhoto(profile.imageUrl)
  const parts = useProfileParts(profile.id)
  const { form, send, isSending, conflict } = useEditProfileForm(profile, photo)
  const pieces = usePieces(form, profile, photo, parts)
  const { hash } = useLocation()
  useEffect(() => document.getElementById(hash.slice(1))?.scrollIntoView(), [hash])
  return (
    <>
      <RestoredDraftNotice />
      <div className="editor stack gap-5">
        <SectionList pieces={pieces} />
        <div className="editor-sections stack gap-5">
          <form
            id={FORM_ID}
            className="editor-sections stack gap-5"
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              if (!isSending) void send(event)
            }}
          >
            <BasicSection form={form} ownSlug={profile.slug} isVerified={profile.isVerified}>
              <PhotoField photo={photo} name={profile.name} lastname={profile.lastname} />
            </BasicSection>
            <AboutSection form={form} />
            <LinksSection form={form} />
          </form>
          <PartSections parts={parts} />
        </div>
        <CardPreview
          form={form}
          profile={profile}
          photoUrl={photo.shownUrl}
          insurances={parts.insurances.data ?? []}
        />
      </div>
      <SaveBar formId={FORM_ID} isSending={isSending} />
      <ConflictDialog
        conflict={conflict.conflict}
        onClose={conflict.close}
        onKeepMine={conflict.keepMine}
        onTakeTheirs={conflict.takeTheirs}
      />
      <LeaveGuard />
    </>
  )
}

/** Loads the four lists of the own profile, anew when the editor opens. */
function useProfileParts(professionalId: string) {
  const api = usePublicApi()
  return {
    locations: useQuery({ ...locationsQuery(api, professionalId), staleTime: 0 }),
    services: useQuery({ ...servicesQuery(api, professionalId), staleTime: 0 }),
    insurances: useQuery({ ...insurancesQuery(api, professionalId), staleTime: 0 }),
    faqs: useQuery({ ...faqsQuery(api, professionalId), staleTime: 0 }),
  }
}

type ProfileParts = ReturnType<typeof useProfileParts>

const hasActive = (parts: readonly { isActive: boolean }[] | undefined) =>
  parts?.some(({ isActive }) => isActive) ?? false

/** The pieces of a complete profile that are present, including unsaved input. */
function usePieces(form: EditorForm, profile: CurrentUser, photo: Photo, parts: ProfileParts): ProfilePieces {
  const [specialty, bio, experience] = useWatch({
    control: form.control,
    name: ['specialty', 'bio', 'experience'],
  })
  return {
    photo: photo.shownUrl !== null,
    specialty: specialty !== '',
    bio: bio.trim() !== '',
    experience: experience.trim() !== '',
    locations: hasActive(parts.locations.data),
    services: hasActive(parts.services.data),
    place: profile.city !== null && profile.state !== null,
    whatsapp: profile.whatsapp !== null,
  }
}

interface PreviewProps {
  form: EditorForm
  profile: CurrentUser
  photoUrl: string | null
  insurances: readonly Insurance[]
}

/** The card as lists will show it; not interactive. */
function CardPreview({ form, profile, photoUrl, insurances }: PreviewProps) {
  const typed = useWatch({ control: form.control })
  const card: Card = {
    ...profile,
    ...typed,
    hasProfileImage: photoUrl !== null,
    imageUrl: photoUrl,
    isVerified: profile.isVerified && typed.crm === profile.crm,
    insurances: insurances.map(({ insuranceName }) => insuranceName),
  }
  return (
    <aside className="card-preview stack gap-3" aria-label="Prévia do cartão">
      <p className="quiet small medium">Assim você aparece nas buscas</p>
      <div inert>
        <ProfessionalCard key={photoUrl} card={card} headingLevel="h2" eager />
      </div>
    </aside>
  )
}

interface SaveBarProps {
  formId: string
  isSending: boolean
}

/** Fixed at the bottom of the screen: whether something is unsaved, cancel and save. */
function SaveBar({ formId, isSending }: SaveBarProps) {
  const isUnsaved = useUnsaved(useEditor().drafts)
  return (
    <div className="save-bar cluster middle">
      <p className="save-bar-state quiet small" aria-live="polite">
        {isUnsaved ? 'Há alterações não salvas' : 'Tudo salvo'}
      </p>
      <Button size="3" variant="soft" color="gray" asChild>
        <Link to={paths.dashboard}>Cancelar</Link>
      </Button>
      <BusyButton type="submit" form={formId} size="3" isBusy={isSending} busyLabel="Salvando…">
        Salvar Alterações
      </BusyButton>
    </div>
  )
}

/** Reports a restored draft; the user keeps or discards it. */
function RestoredDraftNotice() {
  const { drafts } = useEditor()
  const [isRestoredShown, setRestoredShown] = useState(drafts.wasRestored)
  if (!isRestoredShown) return null
  const discard = () => {
    drafts.dropAll()
    window.location.reload()
  }
  return (
    <DraftNotice
      icon={<History size={20} aria-hidden="true" />}
      text="Recuperamos o que você tinha digitado e ainda não salvou."
    >
      <Button type="button" size="3" variant="soft" onClick={() => setRestoredShown(false)}>
        Continuar
      </Button>
      <Button type="button" size="3" variant="soft" color="gray" onClick={discard}>
        Descartar
      </Button>
    </DraftNotice>
  )
}

/** Asks before unsaved changes are left; not after the session has ended, since the draft keeps them. */
function LeaveGuard() {
  const { drafts } = useEditor()
  const hasExpired = useSessionEnd() !== null
  useCloseWarning(useUnsaved(drafts) && !hasExpired)
  const leavesUnsaved: BlockerFunction = ({ currentLocation, nextLocation }) =>
    drafts.isUnsaved() && !hasExpired && currentLocation.pathname !== nextLocation.pathname
  const blocker = useSharedBlocker(leavesUnsaved)
  const leave = () => {
    drafts.dropAll()
    blocker.proceed?.()
  }
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
      title="Sair sem salvar?"
      description="Há alterações que ainda não foram salvas. Se você sair agora, elas serão perdidas."
      confirmLabel="Sair sem salvar"
      onConfirm={leave}
    />
  )
}

export function screen(): Screen {
  return { Component: EditProfilePage }
}

function OwnEditor({ id }: { id: string }) {
  const { data, isError, refetch } = useQuery(ownProfileQuery(id))
  if (isError) return <ErrorState onRetry={() => void refetch()} />
  if (!data) return <EditorSkeleton />
  return (
    <EditorProvider professionalId={id}>
      <Editor profile={data} />
    </EditorProvider>
  )
}

function Heading({ member }: { member: CurrentUser | null }) {
  return (
    <header className="stack gap-2">
      <Link className="back-link accent medium" to={paths.dashboard}>
        <ArrowLeft size={18} aria-hidden="true" />
        Voltar ao Dashboard
      </Link>
      <div className="editor-head-row cluster middle between">
        <h1 className="screen-title">Editar perfil</h1>
        {member && member.role !== 'admin' && (
          <a
            className="back-link accent medium"
            href={paths.profile(member.slug)}
            target="_blank"
            rel="noreferrer"
          >
            Ver perfil público
            <ExternalLink size={16} aria-hidden="true" />
            <span className="visually-hidden"> (abre em nova aba)</span>
          </a>
        )}
      </div>
    </header>
  )
}

/** The editor of the whole public profile. */
function EditProfilePage() {
  const { member, hasFailed, tryAgain } = useMembersOnly(paths.home)
  return (
    <div className="page-width workspace-page edit-profile">
      <PageHead title="Editar perfil" robots="noindex,nofollow" />
      <Heading member={member} />
      {hasFailed && <ErrorState onRetry={tryAgain} />}
      {!hasFailed && !member && (
        <>
          <NeedsScripting />
          <EditorSkeleton />
        </>
      )}
      {member && <OwnEditor key={member.id} id={member.id} />}
    </div>
  )
}

const SKELETON_SECTIONS = [
  { name: 'basic', fields: 6 },
  { name: 'about', fields: 2 },
]

function FieldSkeleton() {
  return (
    <span>
      <span className="skeleton-bar" data-width="short" />
      <span className="skeleton-bar editor-skeleton-control" />
    </span>
  )
}

/** As high as the editor while the profile loads. */
function EditorSkeleton() {
  return (
    <div className="editor stack gap-5" aria-busy="true">
      <p className="visually-hidden">Carregando o seu perfil…</p>
      <div className="section-list editor-skeleton-list stack gap-4 panel p-4" aria-hidden="true">
        <span className="skeleton-bar" data-width="medium" />
        {[1, 2, 3, 4].map((line) => (
          <span key={line} className="skeleton-bar" data-width="long" />
        ))}
      </div>
      <div className="editor-sections stack gap-5" aria-hidden="true">
        {SKELETON_SECTIONS.map(({ name, fields }) => (
          <div key={name} className="editor-section stack gap-5 panel p-5">
            <span className="skeleton-bar editor-skeleton-title" data-width="short" />
            <div className="editor-fields stack gap-4">
              {Array.from({ length: fields }, (_, field) => (
                <FieldSkeleton key={field} />
              ))}
            </div>
          </div>
        ))}
      </div>
      <div className="card-preview stack editor-skeleton-preview gap-3" aria-hidden="true">
        <span className="skeleton-bar" data-width="medium" />
        <span className="editor-section stack gap-5 panel p-5" />
      </div>
    </div>
  )
}
