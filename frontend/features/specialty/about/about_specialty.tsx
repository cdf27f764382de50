import type { Specialty } from '#domain/catalogue/specialties.ts'
import { SPECIALTY_TEXTS } from './specialty_texts.ts'

export function AboutSpecialty({ specialty }: { specialty: Specialty }) {
  return (
    <section className="specialty-about" aria-labelledby="sobre-titulo">
      <h2 id="sobre-titulo" className="specialty-section-title">
        {specialty.name}: o que faz e quando procurar
      </h2>
      <p className="specialty-about-text">{SPECIALTY_TEXTS[specialty.name]}</p>
      <p className="specialty-about-note">
        Este texto é informativo e não substitui uma consulta. Em uma emergência, ligue para o SAMU: 192.
      </p>
    </section>
  )
}
