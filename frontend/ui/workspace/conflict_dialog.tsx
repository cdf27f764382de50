import { AlertDialog, Button } from '@radix-ui/themes'
import { PortalTheme } from '#frontend/ui/overlays/portal_theme.tsx'
import type { Conflict } from './use_conflict.ts'
import { useFocusReturn } from './use_focus_return.ts'
import { CloseOnBack } from '#frontend/ui/overlays/close_on_back.tsx'
import './dialogs.css'

interface Props {
  conflict: Conflict | null
  onClose: () => void
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Shows both values of fields changed here and elsewhere, for choosing one; typed text stays until then. */
export function ConflictDialog({ conflict, onClose, onKeepMine, onTakeTheirs }: Props) {
  const focusReturn = useFocusReturn()
  return (
    <PortalTheme>
      <AlertDialog.Root open={conflict !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
        <AlertDialog.Content maxWidth="640px" {...focusReturn}>
          {conflict && <CloseOnBack onClose={onClose} />}
          <AlertDialog.Title>O perfil mudou em outra janela</AlertDialog.Title>
          <AlertDialog.Description>
            Enquanto você editava, estes campos foram salvos com outro conteúdo. O que você digitou continua
            aqui: escolha o que vale.
          </AlertDialog.Description>
          <ul className="conflicts stack gap-4">
            {conflict?.fields.map(({ name, label, mine, theirs }) => (
              <li key={name}>
                <h2>{label}</h2>
                <dl>
                  <div>
                    <dt>O que você digitou</dt>
                    <dd>{mine || 'Em branco'}</dd>
                  </div>
                  <div>
                    <dt>O que está salvo</dt>
                    <dd>{theirs || 'Em branco'}</dd>
                  </div>
                </dl>
              </li>
            ))}
          </ul>
          <div className="confirm-buttons cluster gap-3">
            <AlertDialog.Cancel>
              <Button variant="ghost" color="gray" size="3" className="conflict-back">
                Continuar editando
              </Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action>
              <Button variant="soft" color="gray" size="3" onClick={onTakeTheirs}>
                Usar o que está salvo
              </Button>
            </AlertDialog.Action>
            <AlertDialog.Action>
              <Button size="3" onClick={onKeepMine}>
                Salvar o que digitei
              </Button>
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Root>
    </PortalTheme>
  )
}
