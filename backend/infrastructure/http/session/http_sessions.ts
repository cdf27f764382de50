import '@adonisjs/auth/initialize_auth_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import { Session } from '@adonisjs/session'
import '@adonisjs/session/session_middleware'
import type { SessionConfig, SessionStoreFactory } from '@adonisjs/session/types'
import type { Account } from '#domain/accounts/account.ts'
import { cookieSeconds } from '#domain/accounts/session.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { GUARD, OPENING, type Opening } from './stored_session.ts'

declare module '@adonisjs/core/types' {
  interface ContainerBindings {
    /** `backend/config/session.ts`, as the framework resolves it. */
    'session.config': SessionConfig & { stores: Record<'postgresql', SessionStoreFactory> }
  }
}

/** `session_blocked`: the account was blocked while the session was open. */
export type NoSession = 'signed_out' | 'session_blocked'

/**
 * Starts, recognises and ends the sessions of requests. Only a login creates a cookie or a row, which the framework's
 * middleware would do for every visitor.
 */
export class HttpSessions {
  /** Returns the account of the request's active session. Sets no cookie. */
  async recognise(context: HttpContext): Promise<Result<Account, NoSession>> {
    if (!(await hasCookie(context))) return fail('signed_out')
    const guard = await openSession(context, { readonly: true })
    if (!(await guard.check()) || !guard.user) return fail('signed_out')
    return guard.user.enter().ok ? ok(guard.user) : fail('session_blocked')
  }

  /** Starts a session, ends the request's former one. Throws `invalid_credentials` if the account just changed. */
  async begin(context: HttpContext, opening: Omit<Opening, 'device'>): Promise<void> {
    const { account, remembered } = opening
    const guard = await openSession(context, { maxAge: cookieSeconds(account.state.role, remembered) ?? 0 })
    const device = deviceOf(context.request.header('user-agent') ?? '')
    context.session.put(OPENING, { ...opening, device })
    await guard.login(account)
    forgetGuardCookie(context)
    await context.session.commit()
  }

  /** Returns the token of a recognised request's session. */
  tokenOf({ session }: HttpContext): string {
    return session.sessionId
  }

  async end(context: HttpContext): Promise<void> {
    if (!(await hasCookie(context))) return
    const guard = await openSession(context)
    await guard.logout()
    await context.session.commit()
    forgetGuardCookie(context)
    const { cookieName, cookie } = context.session.config
    context.response.clearCookie(cookieName, cookie)
  }
}

const configOf = ({ containerResolver }: HttpContext) => containerResolver.make('session.config')

async function hasCookie(context: HttpContext): Promise<boolean> {
  const { cookieName } = await configOf(context)
  return typeof context.request.cookie(cookieName) === 'string'
}

/** `maxAge`: the cookie's lifetime in seconds; 0 ends it with the browser. Absent, the framework would use two hours. */
async function openSession(context: HttpContext, { readonly = false, maxAge = 0 } = {}) {
  const { containerResolver } = context
  const config = await configOf(context)
  const own = { ...config, cookie: { ...config.cookie, maxAge } }
  const emitter = await containerResolver.make('emitter')
  context.session = new Session(own, config.stores.postgresql, emitter, context)
  await context.session.initiate(readonly)
  context.auth = (await containerResolver.make('auth.manager')).createAuthenticator(context)
  return context.auth.use(GUARD)
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
