import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { data as respond, type LoaderFunctionArgs, Navigate, redirect, useParams } from 'react-router-dom'
import {
  faqsQuery,
  insurancesQuery,
  locationsQuery,
  profileQuery,
  servicesQuery,
} from '#frontend/api/profiles.ts'
import { reviewsQuery } from '#frontend/api/reviews.ts'
import { useCurrentUser } from '#frontend/api/session.ts'
import { isServer, type Screen, type ScreenData } from '#frontend/lib/screen.ts'
import { usePublicApi } from '#frontend/lib/site_context.tsx'
import { paths } from '#frontend/paths.ts'
import { prepareLeadForm } from './leads/lead_form.tsx'
import { Profile } from './profile.tsx'
import { ProfileFailure, ProfileNotFound } from './profile_not_found.tsx'
import { ProfileSkeleton } from './profile_skeleton.tsx'
import { reviewsPageIn } from './reviews/reviews_page_in_url.ts'
import './profile_page.css'
import './profile_print.css'

const NOT_FOUND = respond(null, { status: 404 })
/** The public profile. The server waits for its data; the browser shows a skeleton meanwhile. */
export function screen(data: ScreenData): Screen {
  const loader = async ({ request, params: { slug = '' } }: LoaderFunctionArgs) => {
    const address = new URL(request.url)
    if (isServer) return loadWhole(data, slug, address)
    loadParts(data, slug, address).catch(shownByThePage)
    return null
  }
  return { Component: ProfilePage, ErrorBoundary: ProfileFailure, loader }
}

/** The queries keep their failures, and the page meets them there. */
const shownByThePage = () => undefined

/** Everything the page shows, with the status it deserves: 404, or 301 where its address is another. */
async function loadWhole(data: ScreenData, slug: string, address: URL) {
  await prepareLeadForm()
  const profile = await loadParts(data, slug, address)
  if (!profile) return NOT_FOUND
  const ownPath = paths.profile(profile.slug)
  if (address.pathname !== ownPath) return redirect(ownPath + address.search, 301)
  return null
}

async function loadParts({ api, queryClient }: ScreenData, slug: string, address: URL) {
  const profile = await queryClient.ensureQueryData(profileQuery(api, slug.toLowerCase()))
  if (!profile) return null
  const { id } = profile
  await Promise.all([
    queryClient.ensureQueryData(servicesQuery(api, id)),
    queryClient.ensureQueryData(insurancesQuery(api, id)),
    queryClient.ensureQueryData(locationsQuery(api, id)),
    queryClient.ensureQueryData(faqsQuery(api, id)),
    queryClient.prefetchQuery(reviewsQuery(api, id, reviewsPageIn(address.searchParams))),
  ])
  return profile
}

function ProfilePage() {
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
