import { SessionGuard } from '@adonisjs/auth/session'
import type { HttpContext } from '@adonisjs/core/http'
import { Session } from '@adonisjs/session'
import '@adonisjs/session/session_middleware'
import type { AccountRepository } from '#application/ports/account_repository.ts'
import type { NewSession, SessionStore } from '#application/ports/session_store.ts'
import type { Account } from '#domain/accounts/account.ts'
import { AccountProvider } from './account_provider.ts'
import { sessionCookie } from './session_cookie.ts'
import { GUARD, StoredSession } from './stored_session.ts'

export interface SessionDependencies {
  sessions: SessionStore
  accounts: AccountRepository
  /** Whether the cookie is for https only follows from it. */
  appUrl: string
}

type Opening = Omit<NewSession, 'token'>

/** Begins, recognises and ends sessions on the wire. Nobody gets a cookie or a row but by logging in. */
export class HttpSessions {
  readonly #deps: SessionDependencies

  constructor(deps: SessionDependencies) {
    this.#deps = deps
  }

  /** The account of the request's living session; null for everyone else. Sets no cookie. */
  async recognise(context: HttpContext): Promise<Account | null> {
    if (!this.#hasCookie(context)) return null
    const guard = await this.#guard(context, { readonly: true })
    return (await guard.check()) ? (guard.user ?? null) : null
  }

  /** A new id each time; the session that the request came with is over. Throws `invalid_credentials` where the account just changed. */
  async begin(context: HttpContext, opening: Opening): Promise<void> {
    const guard = await this.#guard(context, { opening })
    await guard.login(opening.account)
    forgetGuardCookie(context)
    await context.session.commit()
  }

  async end(context: HttpContext): Promise<void> {
    if (!this.#hasCookie(context)) return
    const guard = await this.#guard(context)
    await guard.logout()
    await context.session.commit()
    forgetGuardCookie(context)
    const { name, options } = sessionCookie(this.#deps.appUrl)
    context.response.clearCookie(name, options)
  }

  #hasCookie({ request }: HttpContext): boolean {
    return typeof request.cookie(sessionCookie(this.#deps.appUrl).name) === 'string'
  }

  async #guard(
    context: HttpContext,
    { readonly = false, opening }: { readonly?: boolean; opening?: Opening } = {},
  ): Promise<SessionGuard<false, AccountProvider>> {
    const { sessions, accounts, appUrl } = this.#deps
    const { name, options } = sessionCookie(appUrl, opening?.remembered)
    const emitter = await context.containerResolver.make('emitter')
    const config = { enabled: true, cookieName: name, age: '30d', cookie: options }
    context.session = new Session(config, () => new StoredSession(sessions, opening), emitter, context)
    await context.session.initiate(readonly)
    const provider = new AccountProvider(accounts)
    return new SessionGuard(GUARD, context, { useRememberMeTokens: false }, emitter, provider)
  }
}

/** The guard clears a cookie of its own that we never set; nothing else has set one at this point. */
function forgetGuardCookie({ response }: HttpContext): void {
  response.removeHeader('set-cookie')
}
