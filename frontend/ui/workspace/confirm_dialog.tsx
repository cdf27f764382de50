import { AlertDialog, Button, Flex } from '@radix-ui/themes'
import { useRef } from 'react'
import { PortalTheme } from '#frontend/ui/portal_theme.tsx'
import './workspace.css'

interface Props {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  /** What will happen, and whether it can be undone. */
  description: string
  /** The deed itself, as 'Excluir'. */
  confirmLabel: string
  onConfirm: () => void
}

/** Gives the focus back to what opened the dialog, which Radix does for its own triggers only. */
function useFocusReturn() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}

/** Asks once more before something is lost; the harmless answer has the focus. */
export function ConfirmDialog({ isOpen, onOpenChange, title, description, confirmLabel, onConfirm }: Props) {
  const focusReturn = useFocusReturn()
  return (
    <PortalTheme>
      <AlertDialog.Root open={isOpen} onOpenChange={onOpenChange}>
        <AlertDialog.Content maxWidth="440px" {...focusReturn}>
          <AlertDialog.Title>{title}</AlertDialog.Title>
          <AlertDialog.Description>{description}</AlertDialog.Description>
          <Flex gap="3" justify="end" mt="5" wrap="wrap">
            <AlertDialog.Cancel>
              <Button variant="soft" color="gray" size="3">
                Cancelar
              </Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action>
              <Button color="red" size="3" onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </AlertDialog.Action>
          </Flex>
        </AlertDialog.Content>
      </AlertDialog.Root>
    </PortalTheme>
  )
}
