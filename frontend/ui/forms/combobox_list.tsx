/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the ARIA combobox pattern: no HTML element draws these roles */
/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys belong to the input */
import { X } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { markTyped } from '#frontend/lib/mark_typed.ts'
import './fields.css'

export interface ComboboxOption {
  id: string
  label: string
  /** Smaller text after the label: a specialty, a state. */
  detail?: string
  /** The accessible name of the remove button: 'Remover cardiologista'. */
  removeLabel?: string
  /** An action on the list rather than an entry. */
  isAction?: boolean
}

export interface ComboboxGroup {
  label: string
  /** Lighter text after the label. */
  hint?: string
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
  onRemove: (option: ComboboxOption) => void
}

/** For pointers only: keyboard users press Delete, which the list announces. */
function RemoveMark({ option, onRemove }: Pick<OptionProps, 'option' | 'onRemove'>) {
  const remove = (event: MouseEvent) => {
    event.stopPropagation()
    onRemove(option)
  }
  return (
    <span
      className="combobox-remove stack rigid quiet"
      aria-hidden="true"
      title={option.removeLabel}
      onClick={remove}
    >
      <X size={18} />
    </span>
  )
}

function Option({ id, option, isActive, typed, icon, onChoose, onRemove }: OptionProps) {
  return (
    <div
      id={id}
      className="combobox-option line gap-3"
      data-action={option.isAction}
      role="option"
      aria-selected={isActive}
      onClick={() => onChoose(option)}
    >
      {!option.isAction && (
        <span className="rigid accent" aria-hidden="true">
          {icon}
        </span>
      )}
      <span className="combobox-label breakable">
        {markTyped(option.label, typed).map(({ text, isTyped }, index) =>
          isTyped ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
        )}
        {option.detail && <span className="quiet small"> {option.detail}</span>}
      </span>
      {option.removeLabel && <RemoveMark option={option} onRemove={onRemove} />}
    </div>
  )
}

interface Props {
  id: string
  label: string
  groups: readonly ComboboxGroup[]
  isOpen: boolean
  activeOption: ComboboxOption | undefined
  /** The letters to highlight. */
  typed: string
  idOf: (option: ComboboxOption) => string
  onChoose: (option: ComboboxOption) => void
  onRemove: (option: ComboboxOption) => void
}

/** The grouped suggestions of a combobox; pressing one keeps the focus in the field. */
export function ComboboxList({
  id,
  label,
  groups,
  isOpen,
  activeOption,
  typed,
  idOf,
  onChoose,
  onRemove,
}: Props) {
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
            <div className="combobox-group quiet semibold" aria-hidden="true">
              {group.label}
              {group.hint && <span className="combobox-hint">{` ${group.hint}`}</span>}
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
                onRemove={onRemove}
              />
            ))}
          </div>
        ))}
    </div>
  )
}
