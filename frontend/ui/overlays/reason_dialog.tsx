import { AlertDialog, Button, TextArea } from '@radix-ui/themes'
import { useId, useRef, useState, type SubmitEvent } from 'react'
import { UnsentStore } from '#frontend/lib/unsent_store.ts'
import { FormField } from '#frontend/ui/forms/form_field.tsx'
import { PortalTheme } from './portal_theme.tsx'
import { CloseOnBack } from '#frontend/ui/overlays/close_on_back.tsx'
import './layers.css'

interface Props<Reason extends string> {
  /** Names what is decided on; what is typed is kept under it until it is confirmed. */
  name: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  /** The consequences, and whether it can be undone. */
  description: string
  /** What is chosen; 'Motivo' unless told. */
  legend?: string
  /** Selected by the keys 1 to 9 in this order. */
  reasons: Readonly<Record<Reason, string>>
  /** The preselected reason, if any. */
  likely?: Reason | undefined
  /** An optional text field. */
  note?: { label: string; hint: string }
  /** The action, such as 'Rejeitar'. */
  confirmLabel: string
  /** Of the texts, if it is not Portuguese. */
  lang?: string | undefined
  cancelLabel?: string
  /** Nothing is lost by it. */
  isHarmless?: boolean
  onConfirm: (reason: Reason, note: string) => void
  /** Restores the focus; by default to what opened the dialog. */
  returnFocus?: () => void
}

/** Asks for a listed reason before an action; a digit selects, Enter confirms. */
export function ReasonDialog<Reason extends string>(props: Props<Reason>) {
  const { isOpen, onOpenChange, title, description, returnFocus, lang } = props
  const opener = useRef<Element | null>(null)
  const giveFocusBack = (event: Event) => {
    event.preventDefault()
    if (returnFocus) returnFocus()
    else if (opener.current instanceof HTMLElement) opener.current.focus()
  }
  const focusFirstReason = (event: Event) => {
    opener.current = document.activeElement
    event.preventDefault()
    const { currentTarget } = event
    if (currentTarget instanceof HTMLElement)
      currentTarget.querySelector<HTMLInputElement>('input:checked, input')?.focus()
  }
  return (
    <PortalTheme>
      <AlertDialog.Root open={isOpen} onOpenChange={onOpenChange}>
        <AlertDialog.Content
          maxWidth="480px"
          lang={lang}
          onOpenAutoFocus={focusFirstReason}
          onCloseAutoFocus={giveFocusBack}
        >
          {isOpen && <CloseOnBack onClose={() => onOpenChange(false)} />}
          <AlertDialog.Title>{title}</AlertDialog.Title>
          <AlertDialog.Description>{description}</AlertDialog.Description>
          <ReasonForm {...props} />
        </AlertDialog.Content>
      </AlertDialog.Root>
    </PortalTheme>
  )
}

interface Typed<Reason> {
  chosen?: Reason | undefined
  text: string
}

function ReasonForm<Reason extends string>({
  name,
  legend = 'Motivo',
  reasons,
  likely,
  note,
  confirmLabel,
  cancelLabel = 'Cancelar',
  isHarmless = false,
  onConfirm,
  onOpenChange,
}: Props<Reason>) {
  const [store] = useState(() => new UnsentStore<Typed<Reason>>(name))
  const [{ chosen = likely, text }, setTyped] = useState<Typed<Reason>>(
    () => store.read()?.values ?? { text: '' },
  )
  const type = (typed: Typed<Reason>) => {
    setTyped(typed)
    store.keep(typed)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!chosen) return
    store.drop()
    onConfirm(chosen, text.trim())
    onOpenChange(false)
  }
  return (
    <form className="stack gap-4 mt-4" onSubmit={submit}>
      <Reasons
        legend={legend}
        reasons={reasons}
        chosen={chosen}
        onChoose={(reason) => type({ chosen: reason, text })}
      />
      {note && (
        <FormField {...note}>
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              maxLength={500}
              value={text}
              onChange={({ target }) => type({ chosen, text: target.value })}
            />
          )}
        </FormField>
      )}
      <div className="reason-buttons cluster gap-3">
        <AlertDialog.Cancel>
          <Button type="button" variant="soft" color="gray" size="3">
            {cancelLabel}
          </Button>
        </AlertDialog.Cancel>
        <Button size="3" {...(!isHarmless && { color: 'red' })}>
          {confirmLabel}
        </Button>
      </div>
    </form>
  )
}

interface ReasonsProps<Reason extends string> {
  legend: string
  reasons: Readonly<Record<Reason, string>>
  chosen: Reason | undefined
  onChoose: (reason: Reason) => void
}

function Reasons<Reason extends string>({ legend, reasons, chosen, onChoose }: ReasonsProps<Reason>) {
  const name = useId()
  const keys = Object.keys(reasons).filter((key): key is Reason => key in reasons)
  return (
    <fieldset className="reasons stack">
      <legend>{legend}</legend>
      {keys.map((reason) => (
        <label key={reason} className="reason line gap-3">
          <input
            type="radio"
            name={name}
            required
            checked={chosen === reason}
            onChange={() => onChoose(reason)}
            onKeyDown={({ key }) => {
              const typed = keys[Number(key) - 1]
              if (typed) onChoose(typed)
            }}
          />
          {reasons[reason]}
        </label>
      ))}
    </fieldset>
  )
}
