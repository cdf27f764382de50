import { Button, Dialog } from '@radix-ui/themes'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useCurrentUser } from '#frontend/api/session.ts'
import { formMessageOf, HttpError } from '#frontend/lib/http_error.ts'
import { PasswordField } from '#frontend/ui/forms/password_field.tsx'
import { PortalTheme } from '#frontend/ui/overlays/portal_theme.tsx'
import { SubmitButton } from '#frontend/ui/page/busy_button.tsx'
import { useFocusReturn } from '#frontend/ui/workspace/use_focus_return.ts'
import { CloseOnBack } from '#frontend/ui/overlays/close_on_back.tsx'

interface Props {
  title: string
  description: string
  /** The action, such as 'Apagar'. */
  confirmLabel: string
  sendingLabel: string
  /** Whether the action destroys something. */
  isFinal?: boolean
  /** Throws the server's refusal. */
  act: (password: string) => Promise<void>
  onClose: () => void
  /** Fields before the password. */
  children?: ReactNode
}

/** Tells password managers whose password it is. */
export function AccountName() {
  const user = useCurrentUser()
  return user && <input hidden type="text" autoComplete="username" value={user.email} readOnly />
}

const DECLINED = 'NotAllowedError'

/** Asks for the password before an action that a person at an unattended screen must not do. */
export function StepUpDialog({ title, description, act, onClose, children, isFinal, ...labels }: Props) {
  const focusReturn = useFocusReturn()
  const [password, setPassword] = useState('')
  const [refusal, setRefusal] = useState<{ isPassword: boolean; text: string } | null>(null)
  const [isSending, setSending] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    if (!password) return setRefusal({ isPassword: true, text: 'Digite a sua senha' })
    setSending(true)
    try {
      await act(password)
      onClose()
    } catch (error) {
      setRefusal(refusalOf(error))
    } finally {
      setSending(false)
    }
  }
  return (
    <PortalTheme>
      <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
        <Dialog.Content maxWidth="440px" {...focusReturn}>
          <CloseOnBack onClose={onClose} />
          <Dialog.Title>{title}</Dialog.Title>
          <Dialog.Description color="gray">{description}</Dialog.Description>
          <form className="stack gap-4 mt-4" method="post" noValidate onSubmit={(event) => void send(event)}>
            {children}
            <AccountName />
            <PasswordField
              label="Sua senha"
              autoComplete="current-password"
              name="password"
              value={password}
              error={refusal?.isPassword ? refusal.text : undefined}
              onChange={(event) => setPassword(event.target.value)}
            />
            {refusal && !refusal.isPassword && (
              <p className="step-up-refusal" role="alert">
                {refusal.text}
              </p>
            )}
            <div className="cluster middle gap-3">
              <SubmitButton
                isSending={isSending}
                sendingLabel={labels.sendingLabel}
                {...(isFinal && { color: 'red' })}
              >
                {labels.confirmLabel}
              </SubmitButton>
              <Button type="button" variant="soft" color="gray" size="3" onClick={onClose}>
                Cancelar
              </Button>
            </div>
          </form>
        </Dialog.Content>
      </Dialog.Root>
    </PortalTheme>
  )
}

function refusalOf(error: unknown): { isPassword: boolean; text: string } {
  const isPassword = error instanceof HttpError && error.code === 'password_wrong'
  const isDeclined = error instanceof Error && error.name === DECLINED
  const otherwise = isDeclined
    ? 'O aparelho não confirmou. Tente de novo.'
    : 'Não deu certo agora. Tente de novo.'
  const [field] = error instanceof HttpError ? error.fields : []
  return { isPassword, text: field?.message ?? formMessageOf(error, otherwise) }
}
