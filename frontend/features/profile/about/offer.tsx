import { Check, Languages, ShieldCheck, ChevronDown, ExternalLink, Globe } from 'lucide-react'
import type { ReactNode } from 'react'
import type {
  Insurance,
  ProfessionalProfile,
  Service,
  Faq,
  SOCIAL_NETWORKS,
} from '#contract/professionals.ts'
import { USER_LINK_REL } from '#frontend/lib/user_link.ts'
import { soughtFirst } from '../in_url.ts'
import { fill, useWords } from '../phrases/words.ts'
import { Section } from '../section.tsx'
import { LinkedText } from '#frontend/ui/page/linked_text.tsx'
import { ReportInsurerButton } from './report_insurer_button.tsx'
import { linesOf, bulletsOf, httpsAddress } from './lines_of_text.ts'
import './about.css'

interface NothingYetProps {
  title: string
  /** What the reader can do instead. */
  children: ReactNode
}

export function NothingYet({ title, children }: NothingYetProps) {
  return (
    <div className="profile-nothing stack gap-1 p-4 quiet">
      <p className="profile-nothing-title semibold">{title}</p>
      <p>{children}</p>
    </div>
  )
}

function AboutText({ profile }: { profile: ProfessionalProfile }) {
  const { texts, written } = useWords()
  const paragraphs = linesOf(profile.bio)
  if (paragraphs.length === 0) {
    return <NothingYet title={texts.noBio}>{texts.noBioAdvice}</NothingYet>
  }
  return (
    <div className="profile-prose stack gap-3 measure breakable" lang={written}>
      {paragraphs.map((paragraph, position) => (
        <p key={position}>{paragraph}</p>
      ))}
    </div>
  )
}

/** Shown only if there are languages besides Portuguese. */
function SpokenLanguages({ profile: { languages } }: { profile: ProfessionalProfile }) {
  const { texts, spoken } = useWords()
  if (languages.length === 0) return null
  return (
    <p className="profile-languages line gap-2 mt-3">
      <Languages aria-hidden size={18} />
      {fill(texts.speaks, { languages: spoken(languages) })}
    </p>
  )
}

interface InsurancesProps {
  insurances: readonly Insurance[]
  /** The insurer of the search. */
  sought: string
}

function InsurerList({ insurances, sought }: InsurancesProps) {
  const { texts, written } = useWords()
  if (insurances.length === 0)
    return <NothingYet title={texts.noInsurers}>{texts.noInsurersAdvice}</NothingYet>
  return (
    <ul className="profile-insurances gap-3" lang={written}>
      {soughtFirst(
        insurances.map(({ insuranceName }) => insuranceName),
        sought,
      ).map((name) =>
        name === sought ? (
          <li key={name} className="profile-sought">
            <Check aria-hidden size={18} />
            <span>
              {name}
              <span className="visually-hidden">{texts.soughtInsurer}</span>
            </span>
          </li>
        ) : (
          <li key={name}>
            <ShieldCheck aria-hidden size={18} />
            {name}
          </li>
        ),
      )}
    </ul>
  )
}

function ServiceList({ services }: { services: readonly Service[] }) {
  const { texts } = useWords()
  if (services.length === 0) return <NothingYet title={texts.noServices}>{texts.noServicesAdvice}</NothingYet>
  return (
    <ul className="profile-services stack">
      {services.map((service) => (
        <ServiceRow key={service.id} service={service} />
      ))}
    </ul>
  )
}

function ServiceRow({ service: { name, description, price } }: { service: Service }) {
  const { texts, written, reais } = useWords()
  return (
    <li className="profile-service">
      <h3 lang={written}>{name}</h3>
      <p className="profile-price semibold digits">{price > 0 ? reais(price) : texts.priceOnRequest}</p>
      {description && (
        <p className="profile-service-description measure quiet" lang={written}>
          {description}
        </p>
      )}
    </li>
  )
}

export function About({ profile }: { profile: ProfessionalProfile }) {
  const { texts } = useWords()
  return (
    <Section id="sobre" title={texts.about}>
      <AboutText profile={profile} />
      <SpokenLanguages profile={profile} />
    </Section>
  )
}

export function Services({ services }: { services: readonly Service[] }) {
  const { texts } = useWords()
  return (
    <Section id="servicos" title={texts.services}>
      <ServiceList services={services} />
    </Section>
  )
}

export function Insurances({ profile, ...props }: InsurancesProps & { profile: ProfessionalProfile }) {
  const { texts, month } = useWords()
  const { insurersConfirmedOn: confirmedOn } = profile
  return (
    <Section id="convenios" title={texts.insurers}>
      <InsurerList {...props} />
      {confirmedOn && props.insurances.length > 0 && (
        <p className="quiet small mt-4">
          {fill(texts.insurersConfirmed, { month: month(`${confirmedOn}T12:00:00Z`) })}
        </p>
      )}
      {props.insurances.length > 0 && <ReportInsurerButton profile={profile} insurances={props.insurances} />}
    </Section>
  )
}

export function Experience({ experience }: { experience: string | null }) {
  const { texts, written } = useWords()
  const bullets = bulletsOf(experience)
  if (bullets.length === 0) return null
  return (
    <Section id="experiencia" title={texts.experience}>
      <ul className="profile-bullets" lang={written}>
        {bullets.map((bullet, position) => (
          <li key={position}>
            <LinkedText text={bullet} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function FaqList({ faqs }: { faqs: readonly Faq[] }) {
  const { texts, written } = useWords()
  if (faqs.length === 0) return null
  return (
    <Section id="perguntas" title={texts.faqs}>
      <div className="profile-faqs" lang={written}>
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
      <div className="profile-prose stack gap-3 measure breakable">
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
  { network: 'website', label: '' },
]

export function SocialLinks({ profile }: { profile: ProfessionalProfile }) {
  const { texts } = useWords()
  const links = NETWORKS.flatMap(({ network, label }) => {
    const href = httpsAddress(profile[network])
    return href ? [{ network, label, href }] : []
  })
  if (links.length === 0) return null
  return (
    <Section id="redes" title={texts.socialLinks}>
      <ul className="profile-social cluster gap-3">
        {links.map(({ network, label, href }) => (
          <li key={network}>
            <a href={href} target="_blank" rel={USER_LINK_REL}>
              {network === 'website' ? (
                <Globe aria-hidden size={16} />
              ) : (
                <ExternalLink aria-hidden size={16} />
              )}
              {label || texts.website}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
