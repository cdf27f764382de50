import type { HttpContext } from '@adonisjs/core/http'
import type { OpenSession } from '#application/ports/session_store.ts'
import { doneMessage } from '#contract/accounts.ts'
import {
  accountSecurity,
  addPasskeyForm,
  addTotpForm,
  changeEmailForm,
  changePasswordForm,
  ownData,
  passkeyOffer,
  recoveryCodes,
  removeFactorForm,
  stepUpForm,
  totpOffer,
} from '#contract/own_account.ts'
import { MAX_PASSKEYS } from '#domain/accounts/second_factor.ts'
import type { PasswordRefusal } from '#domain/accounts/password_rules.ts'
import type { AccountId } from '#domain/shared/ids.ts'
import { mapValue, ok, okOr, type Result } from '#domain/shared/result.ts'
import { clientAddress } from '../client_address.ts'
import type { HttpDependencies } from '../dependencies.ts'
import type { RouteTable } from '../route_table.ts'
import { isPasswordRefusal, refusedPassword } from './routes.ts'

const OWN = { access: 'session', secret: true } as const

/** Routes for an account's owner: login data, export, deletion. */
export function ownAccountRoutes(routes: RouteTable, app: HttpDependencies) {
  return [
    sessionListRoutes(routes, app),
    secondFactorRoutes(routes, app),
    credentialRoutes(routes, app),
    ownDataRoutes(routes, app),
  ]
}

function sessionListRoutes(routes: RouteTable, { useCases, sessions }: HttpDependencies) {
  routes.add(
    {
      ...OWN,
      ...{ method: 'GET', path: '/api/account/security', beforeFactor: true },
      summary: 'Verificação em duas etapas e sessões abertas da própria conta',
      answer: accountSecurity,
    },
    async ({ viewer: { id }, context }) => {
      const factor = await useCases.ownSecondFactor.show(id)
      const open = await useCases.ownSessions.list(id, sessions.tokenOf(context))
      return ok({
        secondFactor: { ...factor, mostPasskeys: MAX_PASSKEYS },
        sessions: open.map(asOpenSession),
      })
    },
  )
  routes.add(
    {
      ...OWN,
      ...{ method: 'DELETE', path: '/api/account/sessions/:id', beforeFactor: true },
      summary: 'Encerra uma das próprias sessões',
      refuses: ['session_not_found'],
    },
    async ({ viewer, params }) =>
      mapValue(
        okOr((await useCases.ownSessions.end(viewer.id, params.id)) || null, 'session_not_found'),
        () => {},
      ),
  )
  routes.add(
    {
      ...OWN,
      ...{ method: 'POST', path: '/api/account/sessions/end-others', beforeFactor: true },
      summary: 'Encerra as próprias sessões, menos esta',
    },
    async ({ viewer, context }) =>
      ok(await useCases.ownSessions.endOthers(viewer.id, sessions.tokenOf(context))),
  )
  return routes
}

const asOpenSession = ({ id, device, startedAt, lastSeenAt, ...one }: OpenSession) => ({
  ...{ id, device, isCurrent: one.isCurrent, isFromHere: one.isFromHere },
  startedAt: startedAt.toISOString(),
  lastSeenAt: lastSeenAt.toISOString(),
})

const stepUpOf = (accountId: AccountId, context: HttpContext) => ({
  accountId,
  address: clientAddress(context),
})

function secondFactorRoutes(
  routes: RouteTable,
  { useCases: { ownSecondFactor }, sessions }: HttpDependencies,
) {
  const changeOf = (accountId: AccountId, context: HttpContext) => ({
    ...stepUpOf(accountId, context),
    sessionToken: sessions.tokenOf(context),
  })
  const factor = { ...OWN, method: 'POST', beforeFactor: true } as const
  routes.add(
    {
      ...factor,
      path: '/api/account/totp/offer',
      summary: 'Oferece um segredo para o aplicativo de códigos',
      answer: totpOffer,
    },
    async ({ viewer }) => ok(await ownSecondFactor.offerTotp(viewer.id)),
  )
  routes.add(
    {
      ...factor,
      path: '/api/account/totp',
      summary: 'Ativa o aplicativo de códigos',
      body: addTotpForm,
      answer: recoveryCodes,
      refuses: ['password_wrong', 'offer_expired', 'factor_wrong', 'email_unconfirmed'],
    },
    ({ viewer, body, context }) => ownSecondFactor.addTotp({ ...changeOf(viewer.id, context), ...body }),
  )
  routes.add(
    {
      ...factor,
      path: '/api/account/passkeys/offer',
      summary: 'Pergunta do servidor para uma nova chave de acesso',
      answer: passkeyOffer,
    },
    async ({ viewer }) => {
      const { ticket, options } = await ownSecondFactor.offerPasskey(viewer.id)
      return ok({ ticket, options: { ...options } })
    },
  )
  routes.add(
    {
      ...factor,
      path: '/api/account/passkeys',
      summary: 'Cadastra uma chave de acesso',
      body: addPasskeyForm,
      answer: recoveryCodes,
      refuses: [
        ...(['password_wrong', 'offer_expired', 'factor_wrong', 'email_unconfirmed'] as const),
        ...(['passkey_known', 'too_many_passkeys'] as const),
      ],
    },
    ({ viewer, body, context }) => ownSecondFactor.addPasskey({ ...changeOf(viewer.id, context), ...body }),
  )
  routes.add(
    {
      ...factor,
      path: '/api/account/recovery-codes',
      summary: 'Troca os códigos de recuperação',
      body: stepUpForm,
      answer: recoveryCodes,
      refuses: ['password_wrong'],
    },
    ({ viewer, body, context }) =>
      ownSecondFactor.renewRecoveryCodes({ ...changeOf(viewer.id, context), ...body }),
  )
  routes.add(
    {
      ...factor,
      path: '/api/account/second-factor/remove',
      summary: 'Retira o aplicativo de códigos ou uma chave de acesso',
      body: removeFactorForm,
      answer: recoveryCodes,
      refuses: ['password_wrong', 'factor_demanded'],
    },
    ({ viewer, body, context }) => ownSecondFactor.remove({ ...changeOf(viewer.id, context), ...body }),
  )
  return routes
}

const MAILED =
  'Se o endereço estiver livre, o link de confirmação chega em instantes. Até lá vale o e-mail atual.'

function credentialRoutes(routes: RouteTable, { useCases, sessions }: HttpDependencies) {
  routes.add(
    {
      ...OWN,
      ...{ method: 'POST', path: '/api/account/password' },
      summary: 'Troca a própria senha; as outras sessões terminam',
      body: changePasswordForm,
      refuses: ['password_wrong'],
    },
    async ({ viewer, body, context }) => {
      const sessionToken = sessions.tokenOf(context)
      const input = { ...stepUpOf(viewer.id, context), ...body, sessionToken }
      return refusingPassword(await useCases.changePassword.execute(input))
    },
  )
  routes.add(
    {
      ...OWN,
      ...{ method: 'POST', path: '/api/account/email' },
      summary: 'Pede a troca do próprio e-mail, que o novo endereço confirma',
      body: changeEmailForm,
      status: 202,
      answer: doneMessage,
      refuses: ['password_wrong'],
    },
    async ({ viewer, body, context }) => {
      const requested = await useCases.requestEmailChange.execute({
        ...stepUpOf(viewer.id, context),
        ...body,
      })
      return mapValue(requested, () => ({ message: MAILED }))
    },
  )
  return routes
}

/** Turns a refused password into an error of its field. */
function refusingPassword<Failure extends string>(
  changed: Result<void, Failure>,
): Result<void, Exclude<Failure, PasswordRefusal>> {
  if (changed.ok || !isPasswordRefusal(changed.failure))
    return changed as Result<void, Exclude<Failure, PasswordRefusal>>
  throw refusedPassword(changed.failure, 'newPassword')
}

function ownDataRoutes(routes: RouteTable, { useCases, sessions }: HttpDependencies) {
  routes.add(
    {
      ...OWN,
      ...{ method: 'POST', path: '/api/account/publish' },
      summary: 'Publica o próprio perfil, conferido depois de a conta ser retomada pelo e-mail',
      refuses: ['email_unconfirmed'],
    },
    ({ viewer }) => useCases.publishProfile.execute(viewer.id),
  )
  routes.add(
    {
      ...OWN,
      ...{ method: 'POST', path: '/api/account/export' },
      summary: 'Tudo que se guarda da própria conta',
      body: stepUpForm,
      answer: ownData,
      refuses: ['password_wrong', 'account_is_admin'],
    },
    async ({ viewer, body, context }) => {
      const records = await useCases.ownData.export({ viewer, ...body, address: clientAddress(context) })
      return mapValue(records, (tables) => JSON.parse(JSON.stringify(tables)))
    },
  )
  routes.add(
    {
      ...OWN,
      ...{ method: 'POST', path: '/api/account/erase' },
      summary: 'Apaga a própria conta',
      body: stepUpForm,
      refuses: ['password_wrong', 'account_is_admin'],
    },
    async ({ viewer, body, context }) => {
      const erased = await useCases.ownData.erase({ viewer, ...body, address: clientAddress(context) })
      if (erased.ok) await sessions.end(context)
      return erased
    },
  )
  return routes
}
