import { ChevronDown, ExternalLink, Globe } from 'lucide-react'
import type { Faq, ProfessionalProfile, SOCIAL_NETWORKS } from '#contract/professionals.ts'
import { STRANGER_LINK } from '#frontend/lib/stranger_link.ts'
import { Section } from '../section.tsx'
import { bulletsOf, httpsAddress, linesOf } from './lines_of_text.ts'

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

type Network = (typeof SOCIAL_NETWORKS)[number]

const NETWORKS: readonly { network: Network; label: string }[] = [
  { network: 'instagram', label: 'Instagram' },
  { network: 'linkedin', label: 'LinkedIn' },
  { network: 'youtube', label: 'YouTube' },
  { network: 'facebook', label: 'Facebook' },
  { network: 'twitter', label: 'X (Twitter)' },
  { network: 'website', label: 'Site' },
]

export function SocialLinks({ profile }: { profile: ProfessionalProfile }) {
  const links = NETWORKS.flatMap(({ network, label }) => {
    const href = httpsAddress(profile[network])
    return href ? [{ network, label, href }] : []
  })
  if (links.length === 0) return null
  return (
    <Section id="redes" title="Redes sociais">
      <ul className="profile-social">
        {links.map(({ network, label, href }) => (
          <li key={network}>
            <a href={href} target="_blank" rel={STRANGER_LINK}>
              {network === 'website' ? (
                <Globe aria-hidden size={16} />
              ) : (
                <ExternalLink aria-hidden size={16} />
              )}
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
