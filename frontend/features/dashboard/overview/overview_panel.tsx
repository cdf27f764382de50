import type { CurrentUser } from '#contract/accounts.ts'
import { ApprovedReviews } from './approved_reviews.tsx'
import { ProfileSummary } from './profile_summary.tsx'
import { RecentContacts } from './recent_contacts.tsx'
import './overview.css'

/** What matters at a glance. */
export function OverviewPanel({ member }: { member: CurrentUser }) {
  return (
    <div className="overview">
      <div className="overview-column">
        <ProfileSummary member={member} />
        <RecentContacts professionalId={member.id} />
      </div>
      <ApprovedReviews professionalId={member.id} />
    </div>
  )
}
