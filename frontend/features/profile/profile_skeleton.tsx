import { Skeleton } from '@radix-ui/themes'
import { PageHead } from '#frontend/ui/page_head.tsx'
import { LeadFormSkeleton } from './leads/lead_form_skeleton.tsx'

const TITLE = 'Carregando perfil'

/** The profile's outline, with the sizes of what will stand there. */
export function ProfileSkeleton() {
  return (
    <section className="page-width profile" aria-busy aria-labelledby="carregando">
      <PageHead title={TITLE} />
      <h1 id="carregando" className="visually-hidden">
        {TITLE}
      </h1>
      <Skeleton width="240px" height="32px" />
      <HeaderSkeleton />
      <div className="profile-columns" aria-hidden>
        <div className="profile-first">
          <CardSkeleton lines={5} />
          <CardSkeleton lines={4} />
        </div>
        <div className="profile-aside">
          <CardSkeleton lines={3} />
          <div className="lead-card">
            <LeadFormSkeleton />
          </div>
        </div>
      </div>
    </section>
  )
}

function HeaderSkeleton() {
  return (
    <div className="profile-header" aria-hidden>
      <Skeleton className="profile-photo" />
      <div className="profile-naming">
        <Skeleton width="60%" height="36px" />
        <Skeleton width="30%" height="26px" mt="1" />
      </div>
      <div className="profile-trust">
        <Skeleton width="45%" height="24px" />
        <Skeleton width="35%" height="24px" />
        <Skeleton width="20%" height="24px" />
      </div>
      <Skeleton className="profile-modes" width="240px" height="28px" />
    </div>
  )
}

function CardSkeleton({ lines }: { lines: number }) {
  return (
    <div className="profile-section">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === 0 ? '40%' : '100%'} height="24px" mb="4" />
      ))}
    </div>
  )
}
