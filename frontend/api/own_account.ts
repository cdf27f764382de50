import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  ChangeEmailForm,
  ChangePasswordForm,
  ChooseMailForm,
  FinishLogInForm,
  MailChoices,
} from '#contract/own_account.ts'
import { codeOf } from '#frontend/loading/lost_code.ts'
import { call, respond } from '#frontend/lib/http.ts'
import { currentUserOptions, showAccount } from './session.ts'

/** Completes a login with the second factor. */
export function useFinishLogIn() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (form: FinishLogInForm) => call('POST /api/login/second-factor', { body: form }),
    onSuccess: (user) => {
      showAccount(queryClient, user)
    },
  })
}

/** The browser's answer to a passkey challenge. */
export type PasskeyAnswer = Extract<FinishLogInForm['proof'], { passkey: unknown }>['passkey']

/** Returns false without passkey support, or on a page without https. */
export function hasPasskeys(): boolean {
  return window.isSecureContext && 'PublicKeyCredential' in window
}

const loadLibrary = () => codeOf(() => import('@simplewebauthn/browser'))

/** Asks the device for a passkey; throws when the person declines. Loads the library on demand. */
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

export const securityQuery = queryOptions({
  queryKey: ['/api/account/security'],
  queryFn: () => call('GET /api/account/security'),
})

export const offerTotp = () => call('POST /api/account/totp/offer')

/** Changes of the login data; reloads what is shown of them. */
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
      call('POST /api/account/totp', { body: form }),
    ),
    addPasskey: changing(async ({ name, password }: { name: string; password: string }) => {
      const { ticket, options } = await call('POST /api/account/passkeys/offer')
      const answer = await makePasskey(options)
      return call('POST /api/account/passkeys', { body: { ticket, answer, name, password } })
    }),
    removeFactor: changing((form: { what: { totp: true } | { passkeyId: string }; password: string }) =>
      call('POST /api/account/second-factor/remove', { body: form }),
    ),
    renewRecoveryCodes: changing((form: { password: string }) =>
      call('POST /api/account/recovery-codes', { body: form }),
    ),
    endSession: changing((id: string) => call('DELETE /api/account/sessions/:id', { id })),
    endOthers: changing(() => call('POST /api/account/sessions/end-others')),
    changePassword: changing((form: ChangePasswordForm) =>
      call('POST /api/account/password', { body: form }),
    ),
    changeEmail: (form: ChangeEmailForm) => call('POST /api/account/email', { body: form }),
    exportData: async (form: { password: string }) =>
      (await respond('POST /api/account/export', { body: form })).blob(),
    erase: async (form: { password: string }) => {
      await call('POST /api/account/erase', { body: form })
      showAccount(queryClient, null)
    },
  }
}

export type SecurityActions = ReturnType<typeof useSecurityActions>

/** Which mails the own account gets by the calendar. */
export const mailChoicesQuery = queryOptions({
  queryKey: ['mail-choices'],
  queryFn: ({ signal }) => call('GET /api/account/mails', { signal }),
})

export function useChooseMail() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (choice: ChooseMailForm) => call('PUT /api/account/mails', { body: choice }),
    onSuccess: (choices: MailChoices) => queryClient.setQueryData(mailChoicesQuery.queryKey, choices),
  })
}
