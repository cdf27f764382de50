import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useMembersOnly, type Membership } from '#frontend/lib/use_members_only.ts'
import { paths } from '#frontend/paths.ts'

/** Sends everyone to the login who does not run the site. */
export function useEditorsOnly(): Membership {
  const membership = useMembersOnly(paths.login)
  const navigate = useNavigate()
  const isAdmin = membership.member?.role === 'admin'
  const isOutsider = membership.member !== null && !isAdmin
  useEffect(() => {
    if (isOutsider) void navigate(paths.login, { replace: true })
  }, [isOutsider, navigate])
  return isAdmin ? membership : { ...membership, member: null }
}
