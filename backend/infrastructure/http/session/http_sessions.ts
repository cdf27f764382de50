import { SessionGuard } from '@adonisjs/auth/session'
import type { HttpContext } from '@adonisjs/core/http'
import { Session } from '@adonisjs/session'
import '@adonisjs/session/session_middleware'
import type { AccountRepository } from '#application/ports/account_repository.ts'
import type { NewSession, SessionStore } from '#application/ports/session_store.ts'
import type { Account } from '#domain/accounts/account.ts'
import type { SessionData, SessionStoreContract } from '@adonisjs/session/types'
import { Refused } from '../refusals.ts'
import { cookieSeconds } from '#domain/accounts/session.ts'
import { asId } from '#domain/shared/ids.ts'
import type { symbols } from '@adonisjs/auth'
import type { SessionGuardUser, SessionUserProviderContract } from '@adonisjs/auth/types/session'

export interface SessionDependencies {
  sessions: SessionStore
  accounts: AccountRepository
  /** An https URL makes the cookie secure. */
  appUrl: string
}

type Opening = Omit<NewSession, 'token'>

/** Starts, recognises and ends the sessions of requests. Only a login creates a cookie or a row. */
export class HttpSessions {
  readonly #deps: SessionDependencies

  constructor(deps: SessionDependencies) {
    this.#deps = deps
  }

  /** Returns the account of the request's active session, or null. Sets no cookie. */
  async recognise(context: HttpContext): Promise<Account | null> {
    if (!this.#hasCookie(context)) return null
    const guard = await this.#guard(context, { readonly: true })
    return (await guard.check()) ? (guard.user ?? null) : null
  }

  /** Starts a session, ends the request's former one. Throws `invalid_credentials` if the account just changed. */
  async begin(context: HttpContext, opening: Opening): Promise<void> {
    const device = deviceOf(context.request.header('user-agent') ?? '')
    const guard = await this.#guard(context, { opening: { ...opening, device } })
    await guard.login(opening.account)
    forgetGuardCookie(context)
    await context.session.commit()
  }

  /** Returns the token of a recognised request's session. */
  tokenOf({ session }: HttpContext): string {
    return session.sessionId
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
    const { name, options } = sessionCookie(appUrl, opening)
    const emitter = await context.containerResolver.make('emitter')
    const config = { enabled: true, cookieName: name, age: '30d', cookie: options }
    context.session = new Session(config, () => new StoredSession(sessions, opening), emitter, context)
    await context.session.initiate(readonly)
    const provider = new AccountProvider(accounts)
    return new SessionGuard(GUARD, context, { useRememberMeTokens: false }, emitter, provider)
  }
}

/** In the order of detection: each browser also names those it descends from. */
const BROWSERS = [
  [/Edg/, 'Edge'],
  [/OPR|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const
const SYSTEMS = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const

/** Returns 'Chrome em Android' or the like; nothing else of the user agent is stored. */
function deviceOf(userAgent: string): string {
  const find = (known: readonly (readonly [RegExp, string])[]) =>
    known.find(([pattern]) => pattern.test(userAgent))?.[1]
  const system = find(SYSTEMS)
  return `${find(BROWSERS) ?? 'Outro programa'}${system ? ` em ${system}` : ''}`
}

/** The guard clears a cookie of its own that we never set; no other cookie is set at this point. */
function forgetGuardCookie({ response }: HttpContext): void {
  response.removeHeader('set-cookie')
}

/** The framework's guard stores the account's id in the session under this key. */
const GUARD = 'account'
const ACCOUNT_KEY = `auth_${GUARD}`

/** Adapts our session store to the framework; stores only the account of a session's data. */
class StoredSession implements SessionStoreContract {
  readonly #sessions: SessionStore
  readonly #opening: Omit<NewSession, 'token'> | null

  /** `opening`: the new session's data at a login. */
  constructor(sessions: SessionStore, opening: Omit<NewSession, 'token'> | null = null) {
    this.#sessions = sessions
    this.#opening = opening
  }

  async read(token: string): Promise<SessionData | null> {
    const accountId = await this.#sessions.accountOf(token)
    return accountId && { [ACCOUNT_KEY]: accountId }
  }

  /** Refuses the login if the account changed while its password was checked. */
  async write(token: string): Promise<void> {
    if (this.#opening && !(await this.#sessions.open({ token, ...this.#opening })))
      throw new Refused('invalid_credentials')
  }

  destroy(token: string): Promise<void> {
    return this.#sessions.end(token)
  }

  /** Reading already counts as use. */
  touch(): void {}
}

interface SessionCookie {
  name: string
  options: {
    path: '/'
    httpOnly: true
    secure: boolean
    sameSite: 'lax'
    /** Seconds; 0: until the browser is closed. Absent, the framework uses two hours. */
    maxAge: number
  }
}

/** The session cookie. Over https its name prefix forbids other hosts, paths and plain http. */
function sessionCookie(appUrl: string, opening?: Opening): SessionCookie {
  const secure = appUrl.startsWith('https:')
  const maxAge = (opening && cookieSeconds(opening.account.state.role, opening.remembered)) ?? 0
  return {
    name: secure ? '__Host-sid' : 'sid',
    options: { path: '/', httpOnly: true, secure, sameSite: 'lax', maxAge },
  }
}

const asUser = (account: Account): SessionGuardUser<Account> => ({
  getId: () => account.id,
  getOriginal: () => account,
})

/** Adapts our accounts to the framework's session guard. A blocked account does not exist for it. */
class AccountProvider implements SessionUserProviderContract<Account> {
  declare [symbols.PROVIDER_REAL_USER]: Account
  readonly #accounts: AccountRepository

  constructor(accounts: AccountRepository) {
    this.#accounts = accounts
  }

  async createUserForGuard(account: Account): Promise<SessionGuardUser<Account>> {
    return asUser(account)
  }

  async findById(id: unknown): Promise<SessionGuardUser<Account> | null> {
    const account = await this.#accounts.findById(asId(String(id)))
    return account?.enter().ok ? asUser(account) : null
  }
}
