import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { Insurance, ProfessionalProfile, Service } from '#contract/professionals.ts'
import { formatPrice } from '#domain/shared/numbers.ts'
import { chooseTabByKey } from '#frontend/lib/choose_tab_by_key.ts'
import { panelId, tabId, type TabKey, TABS, useTabInAddress, withTab } from '../in_url.ts'
import { linesOf } from './lines_of_text.ts'
import './about.css'
import './profile_tabs.css'

interface NothingYetProps {
  title: string
  /** What the reader can do instead. */
  children: ReactNode
}

export function NothingYet({ title, children }: NothingYetProps) {
  return (
    <div className="profile-nothing">
      <p className="profile-nothing-title">{title}</p>
      <p>{children}</p>
    </div>
  )
}

function AboutPanel({ profile }: { profile: ProfessionalProfile }) {
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

function InsurancesPanel({ insurances }: { insurances: readonly Insurance[] }) {
  if (insurances.length === 0) {
    return (
      <NothingYet title="Nenhum convênio cadastrado">
        Pergunte sobre atendimento particular e reembolso ao iniciar o atendimento.
      </NothingYet>
    )
  }
  return (
    <ul className="profile-insurances">
      {insurances.map(({ id, insuranceName }) => (
        <li key={id}>
          <ShieldCheck aria-hidden size={18} />
          {insuranceName}
        </li>
      ))}
    </ul>
  )
}

function ServicesPanel({ services }: { services: readonly Service[] }) {
  if (services.length === 0) {
    return (
      <NothingYet title="Nenhum serviço cadastrado ainda">
        Pergunte sobre consultas e valores ao iniciar o atendimento.
      </NothingYet>
    )
  }
  return (
    <ul className="profile-services">
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
      <p className="profile-price">{formatPrice(price)}</p>
      {description && <p className="profile-service-description">{description}</p>}
    </li>
  )
}

/** Tabs that are links, so they also work without scripting. */
function TabList({ chosen }: { chosen: TabKey }) {
  const [address] = useSearchParams()
  return (
    <div
      role="tablist"
      aria-label="Sobre o profissional"
      className="profile-tabs"
      tabIndex={-1}
      onKeyDown={chooseTabByKey}
    >
      {TABS.map(({ key, label }) => (
        <Link
          key={key}
          role="tab"
          id={tabId(key)}
          aria-selected={key === chosen}
          aria-controls={panelId(key)}
          tabIndex={key === chosen ? 0 : -1}
          to={withTab(address, key)}
          replace
          preventScrollReset
        >
          {label}
        </Link>
      ))}
    </div>
  )
}

interface Props {
  profile: ProfessionalProfile
  services: readonly Service[]
  insurances: readonly Insurance[]
}

/** Sobre, Serviços, Convênios. All three are in the page; the style sheet hides those not chosen, but prints them. */
export function ProfileTabs({ profile, services, insurances }: Props) {
  const chosen = useTabInAddress()
  return (
    <div className="profile-panel-card">
      <TabList chosen={chosen} />
      <Panel tab="sobre" chosen={chosen} heading="Sobre">
        <AboutPanel profile={profile} />
      </Panel>
      <Panel tab="servicos" chosen={chosen} heading="Serviços">
        <ServicesPanel services={services} />
      </Panel>
      <Panel tab="convenios" chosen={chosen} heading="Convênios">
        <InsurancesPanel insurances={insurances} />
      </Panel>
    </div>
  )
}

interface PanelProps {
  tab: TabKey
  chosen: TabKey
  /** For screen readers and paper, where no tab says it. */
  heading: string
  children: ReactNode
}

function Panel({ tab, chosen, heading, children }: PanelProps) {
  return (
    <div
      role="tabpanel"
      id={panelId(tab)}
      aria-labelledby={tabId(tab)}
      data-chosen={tab === chosen}
      className="profile-panel"
    >
      <h2 className="visually-hidden profile-panel-heading">{heading}</h2>
      {children}
    </div>
  )
}
