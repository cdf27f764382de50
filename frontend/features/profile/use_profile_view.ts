import { useEffect } from 'react'
import { recordProfileView } from '#frontend/api/profiles.ts'

const DELAY_MS = 2000

/** Registers a view once the profile has been open for two seconds; nobody is told when that fails. */
export function useProfileView(professionalId: string) {
  useEffect(() => {
    const timer = setTimeout(() => {
      recordProfileView(professionalId).catch(logFailure)
    }, DELAY_MS)
    return () => clearTimeout(timer)
  }, [professionalId])
}

function logFailure(error: unknown) {
  // oxlint-disable-next-line no-console -- a view that fails is only logged
  console.warn('Erro ao registrar visualização', error)
}
