import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCurrentUser } from '#frontend/api/session.ts'
import { tellLoggedIn } from './session_end.ts'
import { startPathOf } from './start_path.ts'

/** Sends whoever is logged in, or has just logged in, on to where they begin. */
export function useVisitorsOnly(): void {
  const user = useCurrentUser()
  const navigate = useNavigate()
  useEffect(() => {
    if (!user) return
    tellLoggedIn()
    void navigate(startPathOf(user), { replace: true })
  }, [user, navigate])
}
