import { Link } from 'react-router-dom'
import { Button, DropdownMenu } from '@radix-ui/themes'
import { ChevronDown, CircleUserRound } from 'lucide-react'
import { useState } from 'react'
import type { Greeted } from '#frontend/api/session.ts'
import { PortalTheme } from '#frontend/ui/overlays/portal_theme.tsx'
import { accountLinksOf } from './account_links.ts'
import { CloseOnBack } from '#frontend/ui/overlays/close_on_back.tsx'
import { useLeave } from './use_leave.ts'

/** Opens within the header and keeps the page reachable, so that it belongs to a landmark. */
export function AccountMenu({ user }: { user: Greeted }) {
  const leave = useLeave()
  const [isOpen, setOpen] = useState(false)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <PortalTheme>
      <div ref={setPlace}>
        <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={setOpen}>
          <DropdownMenu.Trigger>
            <Button size="3" variant="soft" color="gray">
              <CircleUserRound size={18} aria-hidden="true" />
              {user.name}
              <ChevronDown size={16} aria-hidden="true" />
            </Button>
          </DropdownMenu.Trigger>
          <DropdownMenu.Content align="end" container={place}>
            {isOpen && <CloseOnBack isModal={false} onClose={() => setOpen(false)} />}
            {accountLinksOf(user).map(({ label, to }) => (
              <DropdownMenu.Item key={to} asChild>
                <Link to={to}>{label}</Link>
              </DropdownMenu.Item>
            ))}
            <DropdownMenu.Separator />
            <DropdownMenu.Item onSelect={leave}>Sair</DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      </div>
    </PortalTheme>
  )
}
