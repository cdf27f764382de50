import { Monitor, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { readThemeChoice, rememberThemeChoice, type ThemeChoice } from '#frontend/lib/theme_choice.ts'
import { useHydrated } from '#frontend/lib/use_hydrated.ts'
import './theme_switch.css'

const CHOICES = [
  { choice: 'light', label: 'Claro', Icon: Sun },
  { choice: 'dark', label: 'Escuro', Icon: Moon },
  { choice: 'system', label: 'Automático', Icon: Monitor },
] as const

/** Light, dark or as the system says; remembered in this browser. */
export function ThemeSwitch() {
  const isHydrated = useHydrated()
  const [chosen, setChosen] = useState<ThemeChoice | null>(null)
  const current = chosen ?? (isHydrated ? readThemeChoice() : 'system')
  const choose = (choice: ThemeChoice) => {
    rememberThemeChoice(choice)
    setChosen(choice)
  }
  return (
    <fieldset className="theme-switch">
      <legend className="footer-title">Aparência</legend>
      <div className="theme-switch-row">
        {CHOICES.map(({ choice, label, Icon }) => (
          <label key={choice} className="theme-switch-choice">
            <input
              className="theme-switch-input"
              type="radio"
              name="aparencia"
              checked={current === choice}
              onChange={() => choose(choice)}
            />
            <Icon size={16} aria-hidden="true" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
