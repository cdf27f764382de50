import { defineConfig } from '@adonisjs/auth'
import { sessionGuard } from '@adonisjs/auth/session'
import type { InferAuthenticators } from '@adonisjs/auth/types'
import type { App } from '#infrastructure/composition/open_app.ts'
import { AccountProvider } from '#infrastructure/http/session/account_provider.ts'

declare module '@adonisjs/auth/types' {
  interface Authenticators extends InferAuthenticators<ReturnType<typeof authConfig>> {}
}

/** "Remember me" is a longer session, not a token of its own. */
export const authConfig = ({ adapters }: App) =>
  defineConfig({
    default: 'account',
    guards: {
      account: sessionGuard({ useRememberMeTokens: false, provider: new AccountProvider(adapters.accounts) }),
    },
  })
