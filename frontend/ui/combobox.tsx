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
}

const suggestions = (count: number) => `${count} ${count === 1 ? 'sugestão' : 'sugestões'}`

/** A text field that offers grouped suggestions while one types; any other text stays allowed. */
export function Combobox({ value, onValueChange, groups, onChoose, listLabel, typed, ...input }: Props) {
  const listId = useId()
  const options = groups.flatMap((group) => group.options)
  const { isOpen, active, open, close, choose, onKeyDown } = useCombobox({ options, onChoose })
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
          open()
        }}
        onKeyDown={onKeyDown}
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
      />
      <span className="visually-hidden" aria-live="polite">
        {isOpen && `${suggestions(options.length)}. Use as setas para escolher.`}
      </span>
    </div>
  )
}
