/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the ARIA combobox pattern: no HTML element draws these roles, and the keys belong to the input */
import type { ReactNode } from 'react'
import { markTyped } from '#frontend/lib/mark_typed.ts'
import './combobox.css'

export interface ComboboxOption {
  id: string
  label: string
  /** Said after the label, smaller: a specialty, a state. */
  detail?: string
}

export interface ComboboxGroup {
  label: string
  icon: ReactNode
  options: readonly ComboboxOption[]
}

interface OptionProps {
  id: string
  option: ComboboxOption
  isActive: boolean
  typed: string
  icon: ReactNode
  onChoose: (option: ComboboxOption) => void
}

function Option({ id, option, isActive, typed, icon, onChoose }: OptionProps) {
  return (
    <div
      id={id}
      className="combobox-option"
      role="option"
      aria-selected={isActive}
      onClick={() => onChoose(option)}
    >
      <span className="combobox-icon" aria-hidden="true">
        {icon}
      </span>
      <span>
        {markTyped(option.label, typed).map(({ text, isTyped }, index) =>
          isTyped ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
        )}
        {option.detail && <span className="combobox-detail"> {option.detail}</span>}
      </span>
    </div>
  )
}

interface Props {
  id: string
  label: string
  groups: readonly ComboboxGroup[]
  isOpen: boolean
  activeOption: ComboboxOption | undefined
  /** The letters to mark. */
  typed: string
  idOf: (option: ComboboxOption) => string
  onChoose: (option: ComboboxOption) => void
}

/** The suggestions of a combobox, by group; pressing one leaves the focus in the field. */
export function ComboboxList({ id, label, groups, isOpen, activeOption, typed, idOf, onChoose }: Props) {
  return (
    <div
      id={id}
      className="combobox-list"
      role="listbox"
      aria-label={label}
      hidden={!isOpen}
      onPointerDown={(event) => event.preventDefault()}
    >
      {groups
        .filter(({ options }) => options.length > 0)
        .map((group) => (
          <div key={group.label} role="group" aria-label={group.label}>
            <div className="combobox-group" aria-hidden="true">
              {group.label}
            </div>
            {group.options.map((option) => (
              <Option
                key={option.id}
                id={idOf(option)}
                option={option}
                icon={group.icon}
                isActive={option === activeOption}
                typed={typed}
                onChoose={onChoose}
              />
            ))}
          </div>
        ))}
    </div>
  )
}
