import { AlertDialog, Button } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { PortalTheme } from '#frontend/ui/overlays/portal_theme.tsx'
import { useFocusReturn } from './use_focus_return.ts'
import { CloseOnBack } from '#frontend/ui/overlays/close_on_back.tsx'
import './dialogs.css'

interface Props {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  /** The consequences, and whether it can be undone. */
  description: string
  /** The action, such as 'Excluir'. */
  confirmLabel: string
  onConfirm: () => void
  /** Whether it takes something away. */
  isHarm?: boolean
  /** Further input, such as a reason. */
  children?: ReactNode
}

/** Asks for confirmation before a loss or what cannot be called back; the cancel button has the focus. */
export function ConfirmDialog(props: Props) {
  const { isOpen, onOpenChange, title, description, confirmLabel, onConfirm, isHarm = true, children } = props
  const focusReturn = useFocusReturn()
  return (
    <PortalTheme>
      <AlertDialog.Root open={isOpen} onOpenChange={onOpenChange}>
        <AlertDialog.Content maxWidth="440px" {...focusReturn}>
          {isOpen && <CloseOnBack onClose={() => onOpenChange(false)} />}
          <AlertDialog.Title>{title}</AlertDialog.Title>
          <AlertDialog.Description>{description}</AlertDialog.Description>
          {children}
          <div className="confirm-buttons cluster gap-3">
            <AlertDialog.Cancel>
              <Button variant="soft" color="gray" size="3">
                Cancelar
              </Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action>
              <Button color={isHarm ? 'red' : 'teal'} size="3" onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Root>
    </PortalTheme>
  )
}
