import type { ProfessionalProfile } from '#contract/professionals.ts'
import { linesOf } from './lines_of_text.ts'
import { NothingYet } from './nothing_yet.tsx'

export function AboutPanel({ profile }: { profile: ProfessionalProfile }) {
  const paragraphs = linesOf(profile.bio)
  if (paragraphs.length === 0) {
    return (
      <NothingYet title="Apresentação ainda não preenchida">
        Veja os serviços e os locais de atendimento, ou tire suas dúvidas ao iniciar o atendimento.
      </NothingYet>
    )
  }
  return (
    <div className="profile-prose">
      {paragraphs.map((paragraph, position) => (
        <p key={position}>{paragraph}</p>
      ))}
    </div>
  )
}
