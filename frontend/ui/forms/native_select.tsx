import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import './fields.css'

export type Choice = string | { value: string; label: string }

interface Props extends ComponentProps<'select'> {
  choices: readonly Choice[]
  /** The empty first option. */
  prompt?: string
}

const valueOf = (choice: Choice) => (typeof choice === 'string' ? choice : choice.value)

function Option({ choice }: { choice: Choice }) {
  if (typeof choice === 'string') return <option value={choice}>{choice}</option>
  return <option value={choice.value}>{choice.label}</option>
}

/** A styled native select: works without JavaScript, and well on phones. */
export function NativeSelect({ choices, prompt, className = '', ...rest }: Props) {
  return (
    <span className={`native-select ${className}`}>
      <select className="native-select-control" {...rest}>
        {prompt !== undefined && <option value="">{prompt}</option>}
        {choices.map((choice) => (
          <Option key={valueOf(choice)} choice={choice} />
        ))}
      </select>
      <ChevronDown className="native-select-icon" size={18} aria-hidden="true" />
    </span>
  )
}
