import { Badge, Button } from '@radix-ui/themes'
import { Link } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { BadgeCheck, ExternalLink, History, Newspaper, SquarePen } from 'lucide-react'
import type { Screen } from '#frontend/lib/screen.ts'
import { useMembersOnly } from '#frontend/lib/screen_guards.ts'
import { paths } from '#frontend/paths.ts'
import { ErrorState } from '#frontend/ui/page/status_message.tsx'
import { PageHead } from '#frontend/ui/page/page_head.tsx'
import { NeedsScripting } from '#frontend/ui/workspace/needs_scripting.tsx'
import type { CurrentUser } from '#contract/accounts.ts'
import { contactsQuery, useNewContacts } from '#frontend/api/contacts.ts'
import { dashboardQuery } from '#frontend/api/dashboard.ts'
import { draftKeys, DraftStore } from '#frontend/ui/workspace/drafts/draft_store.ts'
import { DraftNotice } from '#frontend/ui/workspace/drafts/draft_notice.tsx'
import { formatLicense, parseLicense } from '#domain/catalogue/license.ts'
import { genderedSpecialty } from '#domain/catalogue/specialties.ts'
import { professionalName } from '#frontend/lib/professional_words.ts'
import { ProfessionalPhoto } from '#frontend/ui/professional/professional_photo.tsx'
import { FigureCards, FigureSkeleton, PremiumCard, Today } from './cards.tsx'
import { unanswered } from './leads/leads.ts'
import { LeadsPanel } from './leads/leads_panel.tsx'
import { MessagesPanel } from './leads/messages.tsx'
import { OverviewPanel } from './overview_panel.tsx'
import { PushCard } from './push_card.tsx'
import { ReviewsPanel } from './reviews_panel.tsx'
import { SettingsPanel } from './settings_panel.tsx'
import { ConfirmEmail, PublishProfile, StartHere } from './start_here.tsx'
import { TabList, TabPanel, RowsSkeleton } from './section.tsx'
import { usePushNotices } from './use_push_notices.ts'
import { toTab, useTabInUrl } from './dashboard_in_url.ts'
import '#frontend/ui/workspace/frame.css'
import './dashboard.css'

export function screen(): Screen {
  return { Component: DashboardPage }
}

function DashboardPage() {
  const { member, hasFailed, tryAgain } = useMembersOnly()
  return (
    <div className="page-width workspace-page dashboard">
      <PageHead title="Meu Dashboard" robots="noindex,nofollow" />
      <h1 className="screen-title dashboard-title">Meu Dashboard</h1>
      {member ? (
        <Dashboard member={member} />
      ) : hasFailed ? (
        <ErrorState onRetry={tryAgain} />
      ) : (
        <>
          <NeedsScripting />
          <DashboardSkeleton />
        </>
      )}
    </div>
  )
}

/** The user's dashboard. Each part loads its own data, so that a failure does not affect the others. */
function Dashboard({ member }: { member: CurrentUser }) {
  const chosen = useTabInUrl()
  const { data: figures } = useQuery(dashboardQuery(member.id))
  const { data: contacts } = useQuery(contactsQuery(member.id))
  useNewContacts(member.id)
  usePushNotices()
  return (
    <>
      <DashboardHeader member={member} isFirst={chosen === 'visao-geral'} />
      <UnsavedWork professionalId={member.id} />
      <TabList
        chosen={chosen}
        waiting={{
          leads: contacts ? unanswered(contacts).length : 0,
          avaliacoes: figures?.reviews.pending ?? 0,
        }}
      />
      <TabPanel tab="visao-geral" chosen={chosen}>
        {!member.emailConfirmed && <ConfirmEmail email={member.email} />}
        {member.unpublished && <PublishProfile slug={member.slug} />}
        <Today member={member} />
        <StartHere member={member} />
        <FigureCards professionalId={member.id} />
        <OverviewPanel member={member} />
      </TabPanel>
      <TabPanel tab="leads" chosen={chosen}>
        <h2 className="visually-hidden">Leads</h2>
        <LeadsPanel member={member} />
      </TabPanel>
      <TabPanel tab="mensagens" chosen={chosen}>
        <h2 className="visually-hidden">Mensagens</h2>
        <MessagesPanel professionalId={member.id} />
      </TabPanel>
      <TabPanel tab="avaliacoes" chosen={chosen}>
        <ReviewsPanel professionalId={member.id} />
      </TabPanel>
      <TabPanel tab="configuracoes" chosen={chosen}>
        <SettingsPanel member={member} />
        <PushCard />
      </TabPanel>
      <PremiumCard isPremium={member.subscriptionLevel === 'premium'} figures={figures} />
    </>
  )
}

/** Shown while the dashboard loads; as high as it. */
function DashboardSkeleton() {
  return (
    <>
      <HeaderSkeleton />
      <div className="dashboard-tabs-skeleton" aria-hidden="true" />
      <ul className="plain-list figures gap-4" aria-hidden="true">
        {[1, 2, 3, 4, 5, 6].map((each) => (
          <FigureSkeleton key={each} />
        ))}
      </ul>
      <div className="dashboard-section panel stack gap-4">
        <RowsSkeleton count={6} label="Carregando o dashboard…" />
      </div>
    </>
  )
}

const hasDraft = (key: string) => new DraftStore(window.sessionStorage, key).wasRestored

/** Links to unsaved drafts of the profile and of the settings. */
function UnsavedWork({ professionalId }: { professionalId: string }) {
  const chosen = useTabInUrl()
  const hasProfileDraft = hasDraft(draftKeys.profile(professionalId))
  const hasSettingsDraft = hasDraft(draftKeys.settings(professionalId))
  return (
    <>
      {hasProfileDraft && (
        <Reminder text="Há alterações do seu perfil que ainda não foram salvas." to={paths.editProfile} />
      )}
      {hasSettingsDraft && chosen === 'visao-geral' && (
        <Reminder
          text="Há alterações das configurações que ainda não foram salvas."
          to={toTab('configuracoes')}
        />
      )}
    </>
  )
}

function Reminder({ text, to }: { text: string; to: string }) {
  return (
    <DraftNotice icon={<History size={20} aria-hidden="true" />} text={text}>
      <Button size="3" variant="soft" asChild>
        <Link to={to}>Continuar de onde parei</Link>
      </Button>
    </DraftNotice>
  )
}

interface Props {
  member: CurrentUser
}

/** The professional's name and links; on a phone only on the first tab. */
function DashboardHeader({ member, isFirst }: Props & { isFirst: boolean }) {
  const { specialty, displayGender, crm, isVerified } = member
  const license = parseLicense(crm)
  return (
    <div className="dashboard-header middle gap-4" data-first={isFirst}>
      <span className="dashboard-avatar">
        <ProfessionalPhoto {...member} sizes="72px" eager />
      </span>
      <div className="stack gap-1">
        <p className="dashboard-name breakable semibold">{professionalName(member)}</p>
        <p className="dashboard-trust cluster middle quiet">
          {specialty && <span>{genderedSpecialty(specialty, displayGender)}</span>}
          <Badge size="2" color="gray">
            {license ? formatLicense(license) : crm}
          </Badge>
          {isVerified && (
            <Badge size="2">
              <BadgeCheck size={14} aria-hidden="true" />
              Verificado
            </Badge>
          )}
        </p>
      </div>
      <HeaderLinks member={member} />
    </div>
  )
}

function HeaderLinks({ member: { role, slug, emailConfirmed, unpublished } }: Props) {
  return (
    <div className="dashboard-ways cluster gap-2">
      {role === 'admin' && (
        <Button asChild size="2" variant="surface" color="gray">
          <Link to={paths.adminBlog}>
            <Newspaper size={16} aria-hidden="true" />
            Gerenciar Blog
          </Link>
        </Button>
      )}
      {role !== 'admin' && emailConfirmed && !unpublished && (
        <Button asChild size="2" variant="surface" color="gray">
          <Link to={paths.profile(slug)}>
            <ExternalLink size={16} aria-hidden="true" />
            Ver Perfil Público
          </Link>
        </Button>
      )}
      <Button asChild size="2" variant="soft">
        <Link to={paths.editProfile}>
          <SquarePen size={16} aria-hidden="true" />
          Editar Perfil
        </Link>
      </Button>
    </div>
  )
}

/** Shown while the header loads; as high as it. */
function HeaderSkeleton() {
  return (
    <div className="dashboard-header middle gap-4" aria-hidden="true">
      <span className="dashboard-avatar skeleton-bar" />
      <div className="stack gap-1">
        <span className="dashboard-name skeleton-bar breakable semibold" data-width="medium" />
        <span className="dashboard-trust cluster skeleton-bar middle quiet" data-width="long" />
      </div>
      <span className="dashboard-ways cluster gap-2">
        <span className="skeleton-bar skeleton-control" />
        <span className="skeleton-bar skeleton-control" />
      </span>
    </div>
  )
}
