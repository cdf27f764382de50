import type { CurrentUser } from '#contract/accounts.ts'
import { AboutSection } from './about/about_section.tsx'
import { BasicSection } from './basic/basic_section.tsx'
import { ConflictDialog } from '#frontend/ui/workspace/conflict_dialog.tsx'
import { LeaveGuard } from './drafts/leave_guard.tsx'
import { FaqsSection } from './faqs/faqs_section.tsx'
import { InsurancesSection } from './insurances/insurances_section.tsx'
import { LinksSection } from './links/links_section.tsx'
import { LocationsSection } from './locations/locations_section.tsx'
import { CardPreview } from './overview/card_preview.tsx'
import { DraftNotices } from './overview/draft_notices.tsx'
import { SaveBar } from './overview/save_bar.tsx'
import { SectionList } from './overview/section_list.tsx'
import { PhotoField } from './photo/photo_field.tsx'
import { usePhoto } from './photo/use_photo.ts'
import { ServicesSection } from './services/services_section.tsx'
import { useEditProfileForm } from './use_edit_profile_form.ts'
import { usePieces } from './use_pieces.ts'
import { useProfileParts, type ProfileParts } from './use_profile_parts.ts'

const FORM_ID = 'edit-profile'

function Managers({ parts }: { parts: ProfileParts }) {
  return (
    <>
      <LocationsSection query={parts.locations} />
      <ServicesSection query={parts.services} />
      <InsurancesSection query={parts.insurances} />
      <FaqsSection query={parts.faqs} />
    </>
  )
}

/** The whole profile at work: what is saved together, the lists that save item by item, and how it will look. */
export function Editor({ profile }: { profile: CurrentUser }) {
  const photo = usePhoto(profile.imageUrl)
  const parts = useProfileParts(profile.id)
  const { form, send, isSending, conflict } = useEditProfileForm(profile, photo)
  const pieces = usePieces(form, profile, photo, parts)
  return (
    <>
      <DraftNotices />
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
          <Managers parts={parts} />
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
