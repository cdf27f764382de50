import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { profileQuery } from '#frontend/api/profiles.ts'
import { useCurrentUser } from '#frontend/api/session.ts'
import { usePublicApi } from '#frontend/lib/site_context.tsx'
import { paths } from '#frontend/paths.ts'
import { Profile } from './profile.tsx'
import { ProfileNotFound } from './profile_not_found.tsx'
import { ProfileSkeleton } from './profile_skeleton.tsx'
import './profile_page.css'
import './profile_print.css'

export function ProfilePage() {
  const { slug = '' } = useParams()
  return (
    <Suspense key={slug} fallback={<ProfileSkeleton />}>
      <ProfileAt slug={slug.toLowerCase()} />
    </Suspense>
  )
}

/** The server looks as a visitor does; an administrator may see more. */
function ProfileAt({ slug }: { slug: string }) {
  const { data: profile, refetch } = useSuspenseQuery(profileQuery(usePublicApi(), slug))
  const isMissing = profile === null
  const isAdmin = useCurrentUser()?.role === 'admin'
  useEffect(() => {
    if (isMissing && isAdmin) void refetch()
  }, [isMissing, isAdmin, refetch])
  if (!profile) return <ProfileNotFound />
  if (profile.slug !== slug) return <Navigate to={paths.profile(profile.slug)} replace />
  return <Profile profile={profile} />
}
