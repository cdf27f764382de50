import { Section } from '../section.tsx'
import { bulletsOf } from './lines_of_text.ts'

export function Experience({ experience }: { experience: string | null }) {
  const bullets = bulletsOf(experience)
  if (bullets.length === 0) return null
  return (
    <Section id="experiencia" title="Experiência profissional">
      <ul className="profile-bullets">
        {bullets.map((bullet, position) => (
          <li key={position}>{bullet}</li>
        ))}
      </ul>
    </Section>
  )
}
