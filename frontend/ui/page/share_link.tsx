import { Button } from '@radix-ui/themes'
import { Share2 } from 'lucide-react'
import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { shareLink, type SharedPage } from '#frontend/lib/share_page.ts'

interface Props extends Pick<
  ComponentPropsWithRef<'a'>,
  'ref' | 'className' | 'aria-haspopup' | 'onPointerEnter' | 'onFocus'
> {
  page: SharedPage
  label?: string
  onShare: () => void
}

/** Shares a page by `onShare`; without JavaScript a link to WhatsApp. */
export function ShareLink({ page, onShare, className, label = 'Compartilhar', ...link }: Props) {
  const share = (click: MouseEvent) => {
    click.preventDefault()
    onShare()
  }
  return (
    <Button asChild variant="soft" color="gray" size="3" className={className}>
      <a {...link} href={shareLink(page)} target="_blank" rel="noopener noreferrer" onClick={share}>
        <Share2 aria-hidden size={18} /> {label}
      </a>
    </Button>
  )
}
