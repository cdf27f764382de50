import { useMutation } from '@tanstack/react-query'
import { call } from '#frontend/lib/http.ts'

/** By the token of a mail's link, without a login. */
export function useChooseByLink(token: string) {
  return useMutation({
    mutationFn: (isWanted: boolean) =>
      call(isWanted ? 'POST /api/mails/resume' : 'POST /api/mails/decline', { query: { token } }),
  })
}
