import { Check, Languages, ShieldCheck, ChevronDown, ExternalLink, Globe } from 'lucide-react'
import type { ReactNode } from 'react'
import { sentenceList } from '#domain/shared/text.ts'
import type {
  Insurance,
  ProfessionalProfile,
  Service,
  Faq,
  SOCIAL_NETWORKS,
} from '#contract/professionals.ts'
import { nameInSentence } from '#domain/catalogue/languages_and_access.ts'
import { formatMonth } from '#domain/shared/date_words.ts'
import { formatPrice } from '#domain/shared/numbers.ts'
import { USER_LINK_REL } from '#frontend/lib/user_link.ts'
import { soughtFirst } from '../in_url.ts'
import { Section } from '../section.tsx'
import { LinkedText } from '#frontend/ui/page/linked_text.tsx'
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
  const paragraphs = linesOf(profile.bio)
  if (paragraphs.length === 0) {
    return (
      <NothingYet title="Apresentação ainda não preenchida">
        Veja os serviços e os locais de atendimento, ou peça contato e tire suas dúvidas na conversa.
      </NothingYet>
    )
  }
  return (
    <div className="profile-prose stack gap-3 measure breakable">
      {paragraphs.map((paragraph, position) => (
        <p key={position}>{paragraph}</p>
      ))}
    </div>
  )
}

/** Shown only if there are languages besides Portuguese. */
function SpokenLanguages({ profile: { languages } }: { profile: ProfessionalProfile }) {
  if (languages.length === 0) return null
  return (
    <p className="profile-languages line gap-2">
      <Languages aria-hidden size={18} />
      Fala {sentenceList(['português', ...languages.map(nameInSentence)])}
    </p>
  )
}

interface InsurancesProps {
  insurances: readonly Insurance[]
  /** The insurer of the search. */
  sought: string
}

function InsurerList({ insurances, sought }: InsurancesProps) {
  if (insurances.length === 0) {
    return (
      <NothingYet title="Nenhum convênio cadastrado">
        Particular e reembolso se combinam direto com o profissional.
      </NothingYet>
    )
  }
  return (
    <ul className="profile-insurances gap-3">
      {soughtFirst(
        insurances.map(({ insuranceName }) => insuranceName),
        sought,
      ).map((name) =>
        name === sought ? (
          <li key={name} className="profile-sought">
            <Check aria-hidden size={18} />
            <span>
              {name}
              <span className="visually-hidden">, o convênio que você buscou</span>
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
  if (services.length === 0) {
    return (
      <NothingYet title="Nenhum serviço cadastrado ainda">
        Consultas e valores se combinam direto com o profissional.
      </NothingYet>
    )
  }
  return (
    <ul className="profile-services stack">
      {services.map((service) => (
        <ServiceRow key={service.id} service={service} />
      ))}
    </ul>
  )
}

function ServiceRow({ service: { name, description, price } }: { service: Service }) {
  return (
    <li className="profile-service">
      <h3>{name}</h3>
      <p className="profile-price semibold digits">{formatPrice(price)}</p>
      {description && <p className="profile-service-description measure quiet">{description}</p>}
    </li>
  )
}

export function About({ profile }: { profile: ProfessionalProfile }) {
  return (
    <Section id="sobre" title="Sobre">
      <AboutText profile={profile} />
      <SpokenLanguages profile={profile} />
    </Section>
  )
}

export function Services({ services }: { services: readonly Service[] }) {
  return (
    <Section id="servicos" title="Serviços">
      <ServiceList services={services} />
    </Section>
  )
}

export function Insurances({ confirmedOn, ...props }: InsurancesProps & { confirmedOn: string | null }) {
  return (
    <Section id="convenios" title="Convênios">
      <InsurerList {...props} />
      {confirmedOn && props.insurances.length > 0 && (
        <p className="quiet small mt-4">{`Confirmado pelo profissional em ${formatMonth(`${confirmedOn}T12:00:00Z`)}. Vale perguntar pelo seu plano antes da consulta.`}</p>
      )}
    </Section>
  )
}

export function Experience({ experience }: { experience: string | null }) {
  const bullets = bulletsOf(experience)
  if (bullets.length === 0) return null
  return (
    <Section id="experiencia" title="Experiência profissional">
      <ul className="profile-bullets">
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
      <ul className="profile-social cluster gap-3">
        {links.map(({ network, label, href }) => (
          <li key={network}>
            <a href={href} target="_blank" rel={USER_LINK_REL}>
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
