import { Check } from 'lucide-react'
import type { ProfessionalCard as Card } from '#contract/professionals.ts'
import { Drawing } from './drawing.tsx'

const SHOWN_INSURERS = 2

/** In person, by video, or both. */
export function Modes({ presencial, teleconsulta }: Card) {
  if (!presencial && !teleconsulta) return null
  return (
    <p className="professional-card-line">
      {presencial && (
        <span className="professional-card-mode">
          <Drawing name="stethoscope" size={16} />
          Presencial
        </span>
      )}
      {teleconsulta && (
        <span className="professional-card-mode">
          <Drawing name="video" size={16} />
          Teleconsulta
        </span>
      )}
    </p>
  )
}

interface InsurersProps {
  insurances: readonly string[]
  /** Stands first and marked where it is among them. */
  sought: string
}

/** The first two insurers and how many more there are; nothing where none is known. */
export function Insurers({ insurances, sought }: InsurersProps) {
  if (insurances.length === 0) return null
  const isFound = insurances.includes(sought)
  const others = isFound ? insurances.filter((name) => name !== sought) : insurances
  const more = insurances.length - SHOWN_INSURERS
  const shown = others.slice(0, isFound ? SHOWN_INSURERS - 1 : SHOWN_INSURERS).join(', ')
  return (
    <p className="professional-card-line professional-card-muted">
      <Drawing name="shield-check" size={16} />
      {isFound && (
        <span className="professional-card-sought">
          <span className="visually-hidden">Atende </span>
          {sought}
          <Check size={16} aria-hidden="true" />
        </span>
      )}
      {shown && <span className="professional-card-insurers">{shown}</span>}
      {more > 0 && (
        <span className="professional-card-more">
          +{more}
          <span className="visually-hidden"> convênios</span>
        </span>
      )}
    </p>
  )
}
