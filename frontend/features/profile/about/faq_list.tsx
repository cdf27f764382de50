import { ChevronDown } from 'lucide-react'
import type { Faq } from '#contract/professionals.ts'
import { Section } from '../section.tsx'
import { linesOf } from './lines_of_text.ts'

export function FaqList({ faqs }: { faqs: readonly Faq[] }) {
  if (faqs.length === 0) return null
  return (
    <Section id="perguntas" title="Perguntas frequentes">
      <div className="profile-faqs">
        {faqs.map((faq) => (
          <Question key={faq.id} faq={faq} />
        ))}
      </div>
    </Section>
  )
}

function Question({ faq: { question, answer } }: { faq: Faq }) {
  return (
    <details className="profile-faq">
      <summary>
        {question}
        <ChevronDown aria-hidden size={20} />
      </summary>
      <div className="profile-prose">
        {linesOf(answer).map((paragraph, position) => (
          <p key={position}>{paragraph}</p>
        ))}
      </div>
    </details>
  )
}
