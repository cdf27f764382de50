import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import type { CurrentUser } from '#contract/accounts.ts'
import type { ProfilePieces } from '#domain/shared/profile_pieces.ts'
import { ConflictDialog } from '#frontend/ui/workspace/conflict_dialog.tsx'
import { faqsQuery, insurancesQuery, locationsQuery, servicesQuery } from '#frontend/api/profiles.ts'
import { usePublicApi } from '#frontend/lib/site_context.tsx'
import type { Insurance, ProfessionalCard as Card } from '#contract/professionals.ts'
import { ProfessionalCard } from '#frontend/ui/professional_card.tsx'
import { AboutSection, LinksSection } from './sections/about_and_links_sections.tsx'
import { BasicSection } from './sections/basic_section.tsx'
import { LeaveGuard, RestoredDraftNotice, SaveBar } from './unsaved_changes.tsx'
import { FaqsSection } from './parts/faqs_section.tsx'
import { InsurancesSection } from './parts/insurances_section.tsx'
import { LocationsSection } from './locations/locations_section.tsx'
import { SectionList } from './sections/section_list.tsx'
import { PhotoField, usePhoto, type Photo } from './photo/photo_field.tsx'
import { ServicesSection } from './parts/services_section.tsx'
import { useEditProfileForm, type EditorForm } from './use_edit_profile_form.ts'

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

/** The form that is saved as a whole, the lists that save item by item, and the preview of the card. */
export function Editor({ profile }: { profile: CurrentUser }) {
  const photo = usePhoto(profile.imageUrl)
  const parts = useProfileParts(profile.id)
  const { form, send, isSending, conflict } = useEditProfileForm(profile, photo)
  const pieces = usePieces(form, profile, photo, parts)
  return (
    <>
      <RestoredDraftNotice />
      <div className="editor">
        <SectionList pieces={pieces} />
        <div className="editor-sections">
          <form
            id={FORM_ID}
            className="editor-sections"
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

/** The four lists of one's own profile, read anew when the editor opens. */
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

/** Which pieces of a complete profile are there, as typed so far. */
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

/** The card as lists will show it after saving; not interactive. */
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
    <aside className="card-preview" aria-label="Prévia do cartão">
      <p className="card-preview-caption">Assim você aparece nas buscas</p>
      <div inert>
        <ProfessionalCard key={photoUrl} card={card} headingLevel="h2" eager />
      </div>
    </aside>
  )
}
