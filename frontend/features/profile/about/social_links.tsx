import { ExternalLink, Globe } from 'lucide-react'
import type { ProfessionalProfile, SOCIAL_NETWORKS } from '#contract/professionals.ts'
import { STRANGER_LINK } from '#frontend/lib/stranger_link.ts'
import { Section } from '../section.tsx'
import { httpsAddress } from './https_address.ts'

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
