import { useQuery } from '@tanstack/react-query'
import type { CurrentUser } from '#contract/accounts.ts'
import { dashboardQuery } from '#frontend/api/dashboard.ts'
import { DashboardHeader } from './dashboard_header.tsx'
import { FigureCards } from './figures/figure_cards.tsx'
import { LeadsPanel } from './leads/leads_panel.tsx'
import { OverviewPanel } from './overview/overview_panel.tsx'
import { PremiumCard } from './premium/premium_card.tsx'
import { ReviewsPanel } from './reviews/reviews_panel.tsx'
import { SettingsPanel } from './settings/settings_panel.tsx'
import { TabList } from './tabs/tab_list.tsx'
import { TabPanel } from './tabs/tab_panel.tsx'
import { useTabInAddress } from './tabs/tabs_in_url.ts'
import { UnsavedWork } from './unsaved_work.tsx'

/** Everything of who is logged in; its parts read for themselves, so that one failure leaves the others standing. */
export function Dashboard({ member }: { member: CurrentUser }) {
  const chosen = useTabInAddress()
  const { data: figures } = useQuery(dashboardQuery(member.id))
  return (
    <>
      <DashboardHeader member={member} />
      <UnsavedWork professionalId={member.id} />
      <FigureCards professionalId={member.id} />
      <TabList chosen={chosen} pendingReviews={figures?.reviews.pending ?? 0} />
      <TabPanel tab="visao-geral" chosen={chosen}>
        <OverviewPanel member={member} />
      </TabPanel>
      <TabPanel tab="leads" chosen={chosen}>
        <LeadsPanel member={member} />
      </TabPanel>
      <TabPanel tab="avaliacoes" chosen={chosen}>
        <ReviewsPanel professionalId={member.id} />
      </TabPanel>
      <TabPanel tab="configuracoes" chosen={chosen}>
        <SettingsPanel member={member} />
      </TabPanel>
      <PremiumCard isPremium={member.subscriptionLevel === 'premium'} />
    </>
  )
}
