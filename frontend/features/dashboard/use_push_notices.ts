import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { renewPush } from '#frontend/api/push.ts'
import { logFailure } from '#frontend/lib/log_failure.ts'
import { pathToOpen } from '#frontend/loading/offline/push_notices.ts'

/** Ties this browser's notices to the session, and opens here the lead of a notice that is tapped. */
export function usePushNotices(): void {
  const navigate = useNavigate()
  useEffect(() => {
    renewPush().catch((error: unknown) => logFailure('Erro ao renovar os avisos', error))
  }, [])
  useEffect(() => {
    const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : null
    const hear = ({ data }: MessageEvent<unknown>) => {
      const path = pathToOpen(data)
      if (path) void navigate(path)
    }
    worker?.addEventListener('message', hear)
    return () => worker?.removeEventListener('message', hear)
  }, [navigate])
}
