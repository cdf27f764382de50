import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react'
import { type ComboboxGroup, ComboboxList, type ComboboxOption } from './combobox_list.tsx'
import { CloseOnBack } from '#frontend/ui/overlays/close_on_back.tsx'

interface Choices<Option> {
  /** In the order of the arrow keys. */
  options: readonly Option[]
  onChoose: (option: Option) => void
  /** Removes the active option from the list (Delete key); returns false if it cannot. */
  onRemove?: (option: Option) => boolean
}

const NONE = -1

/** The state of a combobox (active option, open list) by the keys of the ARIA pattern. */
function useCombobox<Option>({ options, onChoose, onRemove }: Choices<Option>) {
  const [isWanted, setWanted] = useState(false)
  const [active, setActive] = useState(NONE)
  const isOpen = isWanted && options.length > 0
  const close = () => {
    setWanted(false)
    setActive(NONE)
  }
  const open = () => {
    setWanted(true)
    setActive(NONE)
  }
  const choose = (option: Option) => {
    close()
    onChoose(option)
  }
  const walk = (step: 1 | -1) => {
    if (!isOpen) return setWanted(true)
    const places = options.length + 1
    setActive((current) => ((current + 1 + step + places) % places) - 1)
  }
  const activeOption = isOpen ? options[active] : undefined
  const onKeyDown = (event: KeyboardEvent) => {
    const handled = handleKey(event.key, { isOpen, activeOption, walk, close, choose, onRemove })
    if (handled) event.preventDefault()
  }
  return { isOpen, active: isOpen ? active : NONE, open, close, choose, onKeyDown }
}

interface KeyContext<Option> {
  isOpen: boolean
  activeOption: Option | undefined
  walk: (step: 1 | -1) => void
  close: () => void
  choose: (option: Option) => void
  onRemove: Choices<Option>['onRemove']
}

function handleKey<Option>(
  key: string,
  { isOpen, activeOption, walk, close, choose, onRemove }: KeyContext<Option>,
): boolean {
  if (key === 'ArrowDown') walk(1)
  else if (key === 'ArrowUp') walk(-1)
  else if (key === 'Escape') return leave(close) || isOpen
  else if (key === 'Enter' && activeOption !== undefined) choose(activeOption)
  else if (key === 'Enter') return leave(close)
  else if (key === 'Delete' && activeOption !== undefined) return onRemove?.(activeOption) ?? false
  else return false
  return true
}

/** Keeps the text and lets the key's default action happen; options that arrive later stay hidden. */
function leave(close: () => void): boolean {
  close()
  return false
}

interface Props extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  value: string
  onValueChange: (value: string) => void
  groups: readonly ComboboxGroup[]
  onChoose: (option: ComboboxOption) => void
  /** The list's accessible name: 'Sugestões de busca'. */
  listLabel: string
  /** The letters to highlight in the options; by default the whole value. */
  typed?: string
  /** Shows its options when the empty field gets the focus; called then, to reload them. */
  onEnterEmpty?: () => void
  /** For options with a `removeLabel`. */
  onRemove?: (option: ComboboxOption) => void
}

function announce(options: readonly ComboboxOption[]): string {
  const { length } = options
  const keys = options.some(({ removeLabel }) => removeLabel) ? ', e Delete para remover' : ''
  return `${length} ${length === 1 ? 'sugestão' : 'sugestões'}. Use as setas para escolher${keys}.`
}

/** A text field with grouped suggestions; any other text is allowed too. */
export function Combobox({
  value,
  onValueChange,
  groups,
  onChoose,
  listLabel,
  typed,
  onEnterEmpty,
  onRemove,
  ...input
}: Props) {
  const listId = useId()
  const options = groups.flatMap((group) => group.options)
  const remove = (option: ComboboxOption) => {
    if (option.removeLabel) onRemove?.(option)
    return option.removeLabel !== undefined
  }
  const { isOpen, active, open, close, choose, onKeyDown } = useCombobox({
    options,
    onChoose,
    onRemove: remove,
  })
  const enter = () => {
    if (!onEnterEmpty || value !== '') return
    onEnterEmpty()
    open()
  }
  const activeOption = options[active]
  const idOf = (option: ComboboxOption) => `${listId}-${options.indexOf(option)}`
  return (
    <div className="combobox">
      <input
        {...input}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={activeOption && idOf(activeOption)}
        value={value}
        onChange={(event) => {
          onValueChange(event.target.value)
          if (event.target.value === '') onEnterEmpty?.()
          open()
        }}
        onFocus={enter}
        onClick={enter}
        onKeyDown={(event) => {
          onKeyDown(event)
          input.onKeyDown?.(event)
        }}
        onBlur={(event) => {
          close()
          input.onBlur?.(event)
        }}
      />
      {isOpen && <CloseOnBack isModal={false} onClose={close} />}
      <ComboboxList
        id={listId}
        label={listLabel}
        groups={groups}
        isOpen={isOpen}
        activeOption={activeOption}
        typed={typed ?? value}
        idOf={idOf}
        onChoose={choose}
        onRemove={remove}
      />
      <span className="visually-hidden" aria-live="polite">
        {isOpen && announce(options)}
      </span>
    </div>
  )
}
