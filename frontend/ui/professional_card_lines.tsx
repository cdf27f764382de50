import type { ProfessionalCard as Card } from '#contract/professionals.ts'
import { Drawing } from './drawing.tsx'

const SHOWN_INSURERS = 2

/** In person, by video, or both. */
export function Modes({ presencial, teleconsulta }: Card) {
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

/** The first two insurers and how many more there are. */
export function Insurers({ insurances }: { insurances: readonly string[] }) {
  const more = insurances.length - SHOWN_INSURERS
  const shown = insurances.slice(0, SHOWN_INSURERS).join(', ')
  return (
    <p className="professional-card-line professional-card-muted">
      <Drawing name="shield-check" size={16} />
      <span className="professional-card-insurers">{shown || 'Convênios não informados'}</span>
      {more > 0 && (
        <span className="professional-card-more">
          +{more}
          <span className="visually-hidden"> convênios</span>
        </span>
      )}
    </p>
  )
}
