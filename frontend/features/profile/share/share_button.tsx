import { Button } from '@radix-ui/themes'
import { Share2 } from 'lucide-react'
import { type MouseEvent, useRef, useState } from 'react'
import type { Location, ProfessionalProfile } from '#contract/professionals.ts'
import { professionalName } from '#frontend/lib/professional_words.ts'
import { useSettings } from '#frontend/lib/site_context.tsx'
import { paths } from '#frontend/paths.ts'
import { lazyPart } from '#frontend/ui/lazy_part.tsx'
import { shareLink } from './share_profile.ts'

const ShareDialog = lazyPart({
  lost: 'Não conseguimos abrir as formas de compartilhar.',
  load: async () => (await import('./share_dialog.tsx')).ShareDialog,
})

interface Props {
  profile: ProfessionalProfile
  locations: readonly Location[]
}

/** Opens the ways to share a profile; without scripts it leads to WhatsApp. */
export function ShareButton({ profile, locations }: Props) {
  const { appUrl } = useSettings()
  const page = { name: professionalName(profile), url: appUrl + paths.profile(profile.slug) }
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const button = useRef<HTMLAnchorElement>(null)
  const open = (click: MouseEvent) => {
    click.preventDefault()
    setOpened(true)
    setOpen(true)
  }
  return (
    <>
      <Button asChild variant="soft" color="gray" size="3" className="profile-share">
        <a
          ref={button}
          href={shareLink(page)}
          target="_blank"
          rel="noopener noreferrer"
          aria-haspopup="dialog"
          onPointerEnter={() => void ShareDialog.fetch()}
          onFocus={() => void ShareDialog.fetch()}
          onClick={open}
        >
          <Share2 aria-hidden size={18} /> Compartilhar
        </a>
      </Button>
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
