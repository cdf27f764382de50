import type { HttpContext } from '@adonisjs/core/http'
import type { GetCurrentUser } from '#application/accounts/get_current_user.ts'
import type { LogIn } from '#application/accounts/log_in.ts'
import type { KeyedHasher } from '#application/ports/keyed_hasher.ts'
import { logInForm } from '#contract/accounts.ts'
import type { AccountId } from '#domain/shared/ids.ts'
import { clientAddress } from '../client_address.ts'
import { isNearby } from '../local_address.ts'
import { parseBody } from '../parse.ts'
import { asOwner } from '../projections.ts'
import { found, granted, sendPrivateJson } from '../respond.ts'
import type { RateLimiter } from '../rate_limiter.ts'
import type { HttpSessions } from '../session/http_sessions.ts'
import type { Visitors } from '../session/visitors.ts'
import { loginTries } from './login_tries.ts'

interface LogInUseCases {
  logIn: LogIn
  getCurrentUser: GetCurrentUser
}

export const logIn = (
  useCases: LogInUseCases,
  sessions: HttpSessions,
  deps: { limiter: RateLimiter; hasher: KeyedHasher },
) =>
  async function logInController(context: HttpContext): Promise<void> {
    const { email, password, remember = false } = parseBody(context, logInForm)
    const address = clientAddress(context)
    const tries = loginTries(deps.limiter, { email, address })
    const account = granted(
      await useCases.logIn.execute({ email, password, address, isNearby: isNearby(context), tries }),
    )
    const senderHash = deps.hasher.hash(`sender ${address}`)
    await sessions.begin(context, { account, remembered: remember, senderHash })
    await sendUser(context, useCases.getCurrentUser, account.id)
  }

export const getCurrentUser = (useCase: GetCurrentUser, visitors: Visitors) =>
  async function getCurrentUserController(context: HttpContext): Promise<void> {
    await sendUser(context, useCase, visitors.viewer(context).id)
  }

/** Whoever asks is logged out afterwards, also those who never were in. */
export const logOut = (sessions: HttpSessions) =>
  async function logOutController(context: HttpContext): Promise<void> {
    await sessions.end(context)
    context.response.header('clear-site-data', '"cache","storage"')
    context.response.header('cache-control', 'no-store')
    context.response.status(204).send(null)
  }

async function sendUser(context: HttpContext, getUser: GetCurrentUser, id: AccountId): Promise<void> {
  sendPrivateJson(context, 200, asOwner(found(await getUser.execute(id), 'signed_out')))
}
