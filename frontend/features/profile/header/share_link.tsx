import { Button } from '@radix-ui/themes'
import { Share2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { ProfessionalProfile } from '#contract/professionals.ts'
import { useSettings } from '#frontend/lib/site_context.tsx'
import { paths } from '#frontend/paths.ts'
import { professionalName } from '#frontend/lib/professional_name.ts'
import { canShareNatively, shareLink, shareNatively } from './share_profile.ts'

/** Opens the device's share sheet, or a WhatsApp message where there is none. */
export function ShareLink({ profile }: { profile: ProfessionalProfile }) {
  const { appUrl } = useSettings()
  const page = { name: professionalName(profile), url: appUrl + paths.profile(profile.slug) }
  const share = (click: MouseEvent) => {
    if (!canShareNatively()) return
    click.preventDefault()
    void shareNatively(page)
  }
  return (
    <Button asChild variant="soft" color="gray" size="3" className="profile-share">
      <a href={shareLink(page)} target="_blank" rel="noopener noreferrer" onClick={share}>
        <Share2 aria-hidden size={18} /> Compartilhar
      </a>
    </Button>
  )
}
