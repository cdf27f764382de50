import { Eye, PenLine } from 'lucide-react'

export type Mode = 'form' | 'preview'

const MODES = [
  { mode: 'form', label: 'Escrever', Icon: PenLine },
  { mode: 'preview', label: 'Prévia', Icon: Eye },
] as const

/** Between the fields and how they will look. */
export function ModeSwitch({ mode: chosen, onChange }: { mode: Mode; onChange: (mode: Mode) => void }) {
  return (
    <fieldset className="mode-switch" aria-label="Modo">
      {MODES.map(({ mode, label, Icon }) => (
        <button
          key={mode}
          type="button"
          className="mode-choice"
          aria-pressed={mode === chosen}
          onClick={() => onChange(mode)}
        >
          <Icon size={16} aria-hidden="true" />
          {label}
        </button>
      ))}
    </fieldset>
  )
}
