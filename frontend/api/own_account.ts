import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CurrentUser, DoneMessage } from '#contract/accounts.ts'
import type {
  AccountSecurity,
  ChangeEmailForm,
  ChangePasswordForm,
  FinishLogInForm,
  PasskeyOffer,
  RecoveryCodes,
  TotpOffer,
} from '#contract/own_account.ts'
import { fetchCode } from '#frontend/lib/arrival.ts'
import { getJson, postJson, send } from '#frontend/lib/http.ts'
import { setSignedInFlag } from '#frontend/lib/session_end.ts'
import { currentUserOptions } from './session.ts'

/** The second half of a login. */
export function useFinishLogIn() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (form: FinishLogInForm) => postJson<CurrentUser>('/api/login/second-factor', form),
    onSuccess: (user) => {
      setSignedInFlag(true)
      queryClient.setQueryData(currentUserOptions.queryKey, user)
    },
  })
}

/** What the browser answers to a passkey's question. */
export type PasskeyAnswer = Extract<FinishLogInForm['proof'], { passkey: unknown }>['passkey']

/** False where this browser, or a page without https, has no passkeys. */
export function hasPasskeys(): boolean {
  return window.isSecureContext && 'PublicKeyCredential' in window
}

const loadLibrary = () => fetchCode(() => import('@simplewebauthn/browser'))

/** Asks the device; throws where the person declines. Its library comes when it is needed. */
export async function askPasskey(options: object): Promise<PasskeyAnswer> {
  const { startAuthentication } = await loadLibrary()
  const answer = await startAuthentication({ optionsJSON: options as never })
  return answer as unknown as PasskeyAnswer
}

async function makePasskey(options: object): Promise<PasskeyAnswer> {
  const { startRegistration } = await loadLibrary()
  const answer = await startRegistration({ optionsJSON: options as never })
  return answer as unknown as PasskeyAnswer
}

const ACCOUNT = '/api/account'

export const securityQuery = queryOptions({
  queryKey: [`${ACCOUNT}/security`],
  queryFn: () => getJson<AccountSecurity>(`${ACCOUNT}/security`),
})

export const offerTotp = () => postJson<TotpOffer>(`${ACCOUNT}/totp/offer`, undefined)

/** What owners do with how they log in; what is shown of it is read again afterwards. */
export function useSecurityActions() {
  const queryClient = useQueryClient()
  const changing =
    <Input, Answer>(act: (input: Input) => Promise<Answer>) =>
    async (input: Input) => {
      const answer = await act(input)
      await queryClient.invalidateQueries({ queryKey: securityQuery.queryKey })
      await queryClient.invalidateQueries({ queryKey: currentUserOptions.queryKey })
      return answer
    }
  return {
    addTotp: changing((form: { ticket: string; code: string; password: string }) =>
      postJson<RecoveryCodes>(`${ACCOUNT}/totp`, form),
    ),
    addPasskey: changing(async ({ name, password }: { name: string; password: string }) => {
      const { ticket, options } = await postJson<PasskeyOffer>(`${ACCOUNT}/passkeys/offer`, undefined)
      const answer = await makePasskey(options)
      return postJson<RecoveryCodes>(`${ACCOUNT}/passkeys`, { ticket, answer, name, password })
    }),
    removeFactor: changing((form: { what: { totp: true } | { passkeyId: string }; password: string }) =>
      postJson<RecoveryCodes>(`${ACCOUNT}/second-factor/remove`, form),
    ),
    renewRecoveryCodes: changing((form: { password: string }) =>
      postJson<RecoveryCodes>(`${ACCOUNT}/recovery-codes`, form),
    ),
    endSession: changing((id: string) => send('DELETE', `${ACCOUNT}/sessions/${id}`)),
    endOthers: changing(() => send('POST', `${ACCOUNT}/sessions/end-others`)),
    changePassword: changing((form: ChangePasswordForm) => send('POST', `${ACCOUNT}/password`, form)),
    changeEmail: (form: ChangeEmailForm) => postJson<DoneMessage>(`${ACCOUNT}/email`, form),
    exportData: async (form: { password: string }) => (await send('POST', `${ACCOUNT}/export`, form)).blob(),
    erase: async (form: { password: string }) => {
      await send('POST', `${ACCOUNT}/erase`, form)
      setSignedInFlag(false)
      queryClient.clear()
      queryClient.setQueryData(currentUserOptions.queryKey, null)
    },
  }
}

export type SecurityActions = ReturnType<typeof useSecurityActions>
