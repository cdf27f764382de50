import { Button, Dialog } from '@radix-ui/themes'
import { Fingerprint, KeyRound, ShieldCheck, Smartphone } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { renderSVG } from 'uqr'
import { type AccountSecurity, PASSKEY_NAME_LENGTH } from '#contract/own_account.ts'
import { formatDate } from '#domain/shared/date_words.ts'
import { hasPasskeys, offerTotp, type SecurityActions } from '#frontend/api/own_account.ts'
import { useHydrated } from '#frontend/lib/use_hydrated.ts'
import { PortalTheme } from '#frontend/ui/overlays/portal_theme.tsx'
import { TextInput } from '#frontend/ui/forms/text_input.tsx'
import { StepUpDialog } from './step_up_dialog.tsx'
import { CloseOnBack } from '#frontend/ui/overlays/close_on_back.tsx'

interface Props {
  factor: AccountSecurity['secondFactor']
  actions: SecurityActions
}

type OpenedDialog =
  | 'totp'
  | 'passkey'
  | 'codes'
  | { what: { totp: true } | { passkeyId: string }; name: string }

/** The authenticator app, the passkeys and the recovery codes. */
export function SecondFactorSection({ factor, actions }: Props) {
  const [opened, setOpened] = useState<OpenedDialog | null>(null)
  const [codes, setCodes] = useState<string[]>([])
  const close = () => setOpened(null)
  const isOn = factor.hasTotp || factor.passkeys.length > 0
  return (
    <>
      <p className="security-text breakable quiet">
        {isOn
          ? 'Ligada. Além da senha, a entrada pede o que só você tem.'
          : 'Desligada. Com ela, quem descobrir a sua senha ainda não entra.'}
      </p>
      <ul className="plain-list security-rows">
        <AppRow factor={factor} onOpen={setOpened} />
        <PasskeyRows factor={factor} onOpen={setOpened} />
        {isOn && (
          <Row
            icon={<KeyRound size={20} />}
            title="Códigos de recuperação"
            text={`${factor.recoveryCodesLeft} restantes, para quando faltar o celular`}
          >
            <Way label="Gerar outros" onPress={() => setOpened('codes')} />
          </Row>
        )}
      </ul>
      <FactorDialog opened={opened} actions={actions} onCodes={setCodes} onClose={close} />
      {codes.length > 0 && <CodesDialog codes={codes} onClose={() => setCodes([])} />}
    </>
  )
}

function AppRow({ factor, onOpen }: { factor: Props['factor']; onOpen: (opened: OpenedDialog) => void }) {
  const removal = { what: { totp: true }, name: 'o aplicativo de códigos' } as const
  return (
    <Row
      icon={<Smartphone size={20} />}
      title="Aplicativo de códigos"
      text={factor.hasTotp ? 'Ativo' : 'Google Authenticator, Microsoft Authenticator, 1Password e outros'}
    >
      {factor.hasTotp ? (
        <Way label="Retirar" name="o aplicativo de códigos" onPress={() => onOpen(removal)} />
      ) : (
        <Way label="Ativar" name="o aplicativo de códigos" isMain onPress={() => onOpen('totp')} />
      )}
    </Row>
  )
}

function PasskeyRows({
  factor,
  onOpen,
}: {
  factor: Props['factor']
  onOpen: (opened: OpenedDialog) => void
}) {
  const isHydrated = useHydrated()
  const { passkeys, mostPasskeys } = factor
  const canAdd = isHydrated && hasPasskeys() && passkeys.length < mostPasskeys
  return (
    <>
      {passkeys.map(({ id, name, addedAt }) => (
        <Row
          key={id}
          icon={<Fingerprint size={20} />}
          title={name}
          text={`Chave de acesso, desde ${formatDate(addedAt)}`}
        >
          <Way label="Retirar" name={name} onPress={() => onOpen({ what: { passkeyId: id }, name })} />
        </Row>
      ))}
      {canAdd && (
        <Row
          icon={<Fingerprint size={20} />}
          title="Chave de acesso"
          text="Digital, rosto ou PIN deste aparelho, ou uma chave de segurança"
        >
          <Way label="Adicionar" name="chave de acesso" isMain onPress={() => onOpen('passkey')} />
        </Row>
      )}
    </>
  )
}

interface RowProps {
  icon: ReactNode
  title: string
  text: string
  children?: ReactNode
}

export function Row({ icon, title, text, children }: RowProps) {
  return (
    <li className="security-row middle gap-3">
      <span className="stack accent" aria-hidden="true">
        {icon}
      </span>
      <span className="security-what stack breakable">
        <strong>{title}</strong>
        <span>{text}</span>
      </span>
      {children}
    </li>
  )
}

interface WayProps {
  label: string
  /** The object of the action, for the accessible name. */
  name?: string
  isMain?: boolean
  onPress: () => void
}

export function Way({ label, name, isMain = false, onPress }: WayProps) {
  return (
    <Button size="3" variant="soft" {...(!isMain && { color: 'gray' as const })} onClick={onPress}>
      {label}
      {name && <span className="visually-hidden"> {name}</span>}
    </Button>
  )
}

interface DialogProps {
  opened: OpenedDialog | null
  actions: SecurityActions
  onCodes: (codes: string[]) => void
  onClose: () => void
}

function FactorDialog({ opened, actions, onCodes, onClose }: DialogProps) {
  if (opened === null) return null
  if (opened === 'totp') return <TotpDialog actions={actions} onCodes={onCodes} onClose={onClose} />
  if (opened === 'passkey') return <PasskeyDialog actions={actions} onCodes={onCodes} onClose={onClose} />
  if (opened === 'codes')
    return (
      <StepUpDialog
        title="Gerar outros códigos?"
        description="Os códigos de recuperação de antes deixam de valer."
        confirmLabel="Gerar"
        sendingLabel="Gerando…"
        onClose={onClose}
        act={async (password) => onCodes((await actions.renewRecoveryCodes({ password })).recoveryCodes)}
      />
    )
  return (
    <StepUpDialog
      title={`Retirar ${opened.name}?`}
      description="A entrada deixa de aceitar esta segunda etapa."
      confirmLabel="Retirar"
      sendingLabel="Retirando…"
      onClose={onClose}
      act={async (password) => void (await actions.removeFactor({ what: opened.what, password }))}
    />
  )
}

type AddingProps = Omit<DialogProps, 'opened'>

/** Black on white in dark mode too, for cameras. The secret is shown as text for use on the same phone. */
function TotpDialog({ actions, onCodes, onClose }: AddingProps) {
  const [code, setCode] = useState('')
  const { data } = useQuery({ queryKey: ['totp offer'], queryFn: offerTotp, gcTime: 0, staleTime: Infinity })
  const add = async (password: string) => {
    const added = await actions.addTotp({ ticket: data?.ticket ?? '', code, password })
    onCodes(added.recoveryCodes)
  }
  return (
    <StepUpDialog
      title="Ativar o aplicativo de códigos"
      description="Leia o desenho com o aplicativo e digite o código que ele mostra."
      confirmLabel="Ativar"
      sendingLabel="Ativando…"
      act={add}
      onClose={onClose}
    >
      <div className="totp stack gap-2">
        {data ? (
          <>
            <img
              className="totp-code"
              src={`data:image/svg+xml,${encodeURIComponent(renderSVG(data.address, { border: 2 }))}`}
              alt="QR code para o aplicativo de códigos"
              width={176}
              height={176}
            />
            <a className="totp-open accent" href={data.address}>
              Abrir no aplicativo deste aparelho
            </a>
            <span className="quiet small breakable">
              Ou digite a chave <code>{data.secret.replace(/(.{4})/g, '$1 ').trim()}</code>
            </span>
          </>
        ) : (
          <span className="totp-code skeleton-bar" aria-hidden="true" />
        )}
      </div>
      <TextInput
        label="Código de 6 dígitos"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
    </StepUpDialog>
  )
}

function PasskeyDialog({ actions, onCodes, onClose }: AddingProps) {
  const [name, setName] = useState('Este aparelho')
  return (
    <StepUpDialog
      title="Adicionar chave de acesso"
      description="Em seguida o aparelho pede a sua digital, o seu rosto ou o PIN."
      confirmLabel="Continuar"
      sendingLabel="Esperando o aparelho…"
      onClose={onClose}
      act={async (password) => onCodes((await actions.addPasskey({ name, password })).recoveryCodes)}
    >
      <TextInput
        label="Nome da chave"
        maxLength={PASSKEY_NAME_LENGTH}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </StepUpDialog>
  )
}

const stayOpen = () => {}

/** The codes, which are shown only once: Back does not lose them. */
function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    void navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => {},
    )
  return (
    <PortalTheme>
      <Dialog.Root open>
        <Dialog.Content maxWidth="440px">
          <CloseOnBack onClose={stayOpen} />
          <Dialog.Title>
            <ShieldCheck size={22} aria-hidden="true" /> Guarde os códigos de recuperação
          </Dialog.Title>
          <Dialog.Description color="gray">
            Cada um entra uma vez no lugar do celular. Não os mostramos de novo.
          </Dialog.Description>
          <ul className="plain-list recovery-codes gap-2">
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
          <div className="cluster middle gap-3">
            <Button size="3" onClick={onClose}>
              Já guardei
            </Button>
            <Button size="3" variant="soft" color="gray" onClick={copy}>
              {isCopied ? 'Copiados' : 'Copiar'}
            </Button>
            <Button size="3" variant="soft" color="gray" asChild>
              <a
                href={`data:text/plain;charset=utf-8,${encodeURIComponent(codes.join('\r\n'))}`}
                download="codigos-de-recuperacao.txt"
              >
                Baixar
              </a>
            </Button>
          </div>
        </Dialog.Content>
      </Dialog.Root>
    </PortalTheme>
  )
}
