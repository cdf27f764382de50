import { useId, type ComponentProps } from 'react'
import { ComboboxList, type ComboboxGroup, type ComboboxOption } from './combobox_list.tsx'
import { useCombobox } from './use_combobox.ts'

interface Props extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  value: string
  onValueChange: (value: string) => void
  groups: readonly ComboboxGroup[]
  onChoose: (option: ComboboxOption) => void
  /** What the list holds, for those who hear it: 'Sugestões de busca'. */
  listLabel: string
  /** The letters to mark in the options; the whole value when absent. */
  typed?: string
  /** Offers its options as soon as the field is entered empty; told then, so that they can be fresh. */
  onEnterEmpty?: () => void
  /** For options with a `removeLabel`. */
  onRemove?: (option: ComboboxOption) => void
}

function announce(options: readonly ComboboxOption[]): string {
  const { length } = options
  const keys = options.some(({ removeLabel }) => removeLabel) ? ', e Delete para remover' : ''
  return `${length} ${length === 1 ? 'sugestão' : 'sugestões'}. Use as setas para escolher${keys}.`
}

/** A text field that offers grouped suggestions while one types; any other text stays allowed. */
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
