import { Button, Dialog } from '@radix-ui/themes'
import { Check, Contact, Copy, Link2, MessageCircle, Share2 } from 'lucide-react'
import { useState } from 'react'
import { renderSVG } from 'uqr'
import type { Location, ProfessionalProfile } from '#contract/professionals.ts'
import {
  canShareNatively,
  copyAddress,
  type SharedPage,
  shareLink,
  shareNatively,
} from '#frontend/lib/share_page.ts'
import { PortalTheme } from '#frontend/ui/overlays/portal_theme.tsx'
import { useFormWords } from '../phrases/form_words.ts'
import { fill, useWords } from '../phrases/words.ts'
import { contactCardOf } from './contact_file.ts'
import { CloseOnBack } from '#frontend/ui/overlays/close_on_back.tsx'
import '../header/profile_header.css'

interface Props {
  profile: ProfessionalProfile
  locations: readonly Location[]
  page: SharedPage
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Restores the focus to what opened the dialog. */
  returnFocus: () => void
}

/** Ways to share a profile: the device's dialog, WhatsApp, link, contact file, QR code. */
export function ShareDialog({ profile, locations, page, isOpen, onOpenChange, returnFocus }: Props) {
  const giveFocusBack = (event: Event) => {
    event.preventDefault()
    returnFocus()
  }
  const { forms } = useFormWords()
  const { lang } = useWords()
  return (
    <PortalTheme>
      <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
        <Dialog.Content maxWidth="420px" lang={lang} onCloseAutoFocus={giveFocusBack}>
          {isOpen && <CloseOnBack onClose={() => onOpenChange(false)} />}
          <Dialog.Title mb="1">{forms.shareTitle}</Dialog.Title>
          <Dialog.Description color="gray">{page.name}</Dialog.Description>
          <div className="share-ways stack gap-3">
            {canShareNatively() && (
              <Button size="3" onClick={() => void shareNatively(page)}>
                <Share2 aria-hidden size={18} /> {forms.shareByDevice}
              </Button>
            )}
            <CopyLink page={page} />
            <Button asChild size="3" variant="soft">
              <a href={shareLink(page)} target="_blank" rel="noopener noreferrer">
                <MessageCircle aria-hidden size={18} /> {forms.shareByWhatsapp}
              </a>
            </Button>
            <SaveContact profile={profile} locations={locations} url={page.url} />
          </div>
          <QrCode page={page} />
          <Dialog.Close>
            <Button className="share-close" size="3" variant="ghost" color="gray">
              {forms.close}
            </Button>
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Root>
    </PortalTheme>
  )
}

/** If the browser denies the clipboard, shows the URL for copying by hand. */
function CopyLink({ page }: Pick<Props, 'page'>) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null)
  const { forms } = useFormWords()
  const copy = async () => setOutcome((await copyAddress(page)) ? 'copied' : 'refused')
  return (
    <>
      <Button size="3" variant="soft" onClick={() => void copy()}>
        {outcome === 'copied' ? <Check aria-hidden size={18} /> : <Link2 aria-hidden size={18} />}
        <span>{outcome === 'copied' ? forms.linkCopied : forms.copyLink}</span>
      </Button>
      <output className="visually-hidden">{outcome === 'copied' && forms.linkCopied}</output>
      {outcome === 'refused' && (
        <p className="breakable" role="alert">
          <Copy aria-hidden size={16} /> {forms.copyByHand} <strong>{page.url}</strong>
        </p>
      )}
    </>
  )
}

function SaveContact({ url, ...whose }: Pick<Props, 'profile' | 'locations'> & { url: string }) {
  const { forms } = useFormWords()
  const save = () => {
    const address = URL.createObjectURL(new Blob([contactCardOf({ ...whose, url })], { type: 'text/vcard' }))
    const link = Object.assign(document.createElement('a'), {
      href: address,
      download: `${whose.profile.slug}.vcf`,
    })
    link.click()
    URL.revokeObjectURL(address)
  }
  return (
    <Button size="3" variant="soft" color="gray" onClick={save}>
      <Contact aria-hidden size={18} /> {forms.saveContact}
    </Button>
  )
}

/** Black on white in dark mode too, for cameras. */
function QrCode({ page }: { page: SharedPage }) {
  const [source] = useState(
    () => `data:image/svg+xml,${encodeURIComponent(renderSVG(page.url, { border: 2 }))}`,
  )
  const { forms } = useFormWords()
  return (
    <figure className="share-code quiet small stack gap-2">
      <img src={source} alt={fill(forms.qrCodeOf, { name: page.name })} width={176} height={176} />
      <figcaption>{forms.pointCamera}</figcaption>
    </figure>
  )
}
