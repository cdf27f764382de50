import type { ReactNode } from 'react'
import type { Insurance, ProfessionalProfile, Service } from '#contract/professionals.ts'
import { AboutPanel } from './about_panel.tsx'
import { InsurancesPanel } from './insurances_panel.tsx'
import { ServicesPanel } from './services_panel.tsx'
import { TabList } from './tab_list.tsx'
import { panelId, tabId, useTabInAddress, type TabKey } from './tabs_in_url.ts'
import './about.css'
import './profile_tabs.css'

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
