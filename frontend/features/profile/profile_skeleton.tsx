import { Skeleton } from '@radix-ui/themes'

/** The profile's outline, with the sizes of what will stand there. */
export function ProfileSkeleton() {
  return (
    <section className="page-width profile" aria-busy aria-label="Carregando perfil">
      <Skeleton width="240px" height="24px" />
      <div className="profile-header" aria-hidden>
        <Skeleton className="profile-photo profile-photo-skeleton" />
        <div className="profile-identity">
          <Skeleton width="70%" height="36px" />
          <Skeleton width="40%" height="26px" />
          <Skeleton width="60%" height="24px" />
          <Skeleton width="45%" height="24px" />
        </div>
      </div>
      <div className="profile-columns" aria-hidden>
        <div className="profile-first">
          <Skeleton height="280px" />
          <Skeleton height="240px" />
        </div>
        <div className="profile-aside">
          <Skeleton height="220px" />
          <Skeleton height="560px" />
        </div>
      </div>
    </section>
  )
}
