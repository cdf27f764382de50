import { useRef, useState } from 'react'
import type { Location, ProfessionalProfile } from '#contract/professionals.ts'
import { professionalName } from '#frontend/lib/professional_words.ts'
import { useSettings } from '#frontend/lib/site_context.tsx'
import { paths } from '#frontend/paths.ts'
import { lazyPart } from '#frontend/ui/lazy_part.tsx'
import { ShareLink } from '#frontend/ui/share_link.tsx'

const ShareDialog = lazyPart({
  lost: 'Não conseguimos abrir as formas de compartilhar.',
  load: async () => (await import('./share_dialog.tsx')).ShareDialog,
})

interface Props {
  profile: ProfessionalProfile
  locations: readonly Location[]
}

/** Opens the ways to share a profile. */
export function ShareButton({ profile, locations }: Props) {
  const { appUrl } = useSettings()
  const page = { name: professionalName(profile), url: appUrl + paths.profile(profile.slug) }
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const button = useRef<HTMLAnchorElement>(null)
  const open = () => {
    setOpened(true)
    setOpen(true)
  }
  return (
    <>
      <ShareLink
        ref={button}
        page={page}
        className="profile-share"
        aria-haspopup="dialog"
        onPointerEnter={() => void ShareDialog.fetch()}
        onFocus={() => void ShareDialog.fetch()}
        onShare={open}
      />
      {wasOpened && (
        <ShareDialog
          profile={profile}
          locations={locations}
          page={page}
          isOpen={isOpen}
          onOpenChange={setOpen}
          onGiveUp={() => setOpened(false)}
          returnFocus={() => button.current?.focus()}
        />
      )}
    </>
  )
}
