import type { HttpContext } from '@adonisjs/core/http'
import {
  confirmedEmail,
  confirmEmailForm,
  currentUser,
  doneMessage,
  logInForm,
  passwordResetDone,
  registeredProfessional,
  registerProfessionalForm,
  requestPasswordResetForm,
  resendConfirmationForm,
  resetPasswordForm,
  PASSWORD_TOO_LONG,
  PASSWORD_TOO_SHORT,
} from '#contract/accounts.ts'
import { finishLogInForm, logInAnswer, type SecondFactorAsked } from '#contract/own_account.ts'
import type { PendingLogin } from '#application/accounts/second_factor.ts'
import type { Viewer } from '#application/audit/actor.ts'
import type { Account } from '#domain/accounts/account.ts'
import { fail, mapValue, ok, okOr } from '#domain/shared/result.ts'
import type { FieldError } from '#contract/errors.ts'
import type { PasswordRefusal } from '#domain/accounts/password_rules.ts'
import { clientAddress } from '../client_address.ts'
import type { HttpDependencies } from '../dependencies.ts'
import { fieldError } from '../field_refusals.ts'
import { isNearby } from '../local_address.ts'
import { asOwner } from '../projections.ts'
import { Refused } from '../refusals.ts'
import type { RouteTable } from '../route_table.ts'
import { rememberOwner, loginTries } from '../rate_limiter.ts'

/** Routes for registration, login and password reset. */
export function accountRoutes(routes: RouteTable, app: HttpDependencies) {
  return [
    registrationRoutes(routes, app),
    emailRoutes(routes, app),
    sessionRoutes(routes, app),
    passwordResetRoutes(routes, app),
  ]
}

/** Only a registration with valid fields counts against its sender's limit. */
function registrationRoutes(routes: RouteTable, { useCases }: HttpDependencies) {
  routes.add(
    {
      method: 'POST',
      path: '/api/professionals',
      summary: 'Cadastra um profissional',
      limit: 'publicRead',
      room: ['registration', 'registrationPerDay'],
      body: registerProfessionalForm,
      status: 201,
      answer: registeredProfessional,
      secret: true,
      refuses: ['account_taken'],
    },
    async ({ body, context }) => {
      const form = { ...body, address: clientAddress(context) }
      const registered = await useCases.registerProfessional.execute(form)
      if (registered.ok) return registered
      const { failure } = registered
      if (failure === 'account_taken') return fail(failure)
      const errors = failure.map((each) =>
        isPasswordRefusal(each) ? passwordError(each, 'password') : fieldError(each),
      )
      throw new Refused('invalid_input', { errors })
    },
  )
  return routes
}

const RESENT = 'Se houver um cadastro à espera de confirmação, o link chega em instantes.'

function emailRoutes(routes: RouteTable, { useCases }: HttpDependencies) {
  routes.add(
    {
      method: 'POST',
      path: '/api/email/confirm',
      summary: 'Confirma um e-mail com o link recebido',
      limit: 'emailConfirm',
      body: confirmEmailForm,
      answer: confirmedEmail,
      secret: true,
      refuses: ['confirmation_invalid', 'email_taken'],
    },
    ({ body: { token }, context }) =>
      useCases.confirmEmail.execute({ token, address: clientAddress(context) }),
  )
  routes.add(
    {
      method: 'POST',
      path: '/api/email/return',
      summary: 'Desfaz a troca de e-mail com o link recebido no endereço anterior',
      limit: 'emailConfirm',
      body: confirmEmailForm,
      answer: confirmedEmail,
      secret: true,
      refuses: ['return_invalid', 'email_taken'],
    },
    ({ body: { token }, context }) =>
      useCases.returnEmail.execute({ token, address: clientAddress(context) }),
  )
  routes.add(
    {
      method: 'POST',
      path: '/api/email/resend',
      summary: 'Pede outro link de confirmação do cadastro',
      limit: 'emailResend',
      body: resendConfirmationForm,
      status: 202,
      answer: doneMessage,
      secret: true,
    },
    async ({ body }) => {
      await useCases.requestEmailConfirmation.execute(body)
      return ok({ message: RESENT })
    },
  )
  return routes
}

function sessionRoutes(routes: RouteTable, { useCases, sessions, auth, limiter, hasher }: HttpDependencies) {
  const userOf = async (account: Viewer) =>
    mapValue(okOr(await useCases.getCurrentUser.execute(account.id), 'signed_out'), (owner) => ({
      ...asOwner(owner),
      ...(account.mustAddFactor && { mustAddFactor: true as const }),
    }))
  const begin = async (context: HttpContext, account: Account, remembered: boolean) => {
    const senderHash = hasher.hash(`sender ${clientAddress(context)}`)
    await sessions.begin(context, { account, remembered, senderHash })
    return userOf(auth.asViewer(account))
  }

  routes.add(
    {
      method: 'POST',
      path: '/api/login',
      summary: 'Abre uma sessão',
      limit: 'login',
      body: logInForm,
      answer: logInAnswer,
      secret: true,
      refuses: ['invalid_credentials', 'account_blocked', 'demo_account_far', 'signed_out'],
    },
    async ({ body: { email, password, remember = false }, context }) => {
      const address = clientAddress(context)
      const tries = loginTries(limiter, { email, address })
      const attempt = { email, password, remembered: remember, address, isNearby: isNearby(context), tries }
      const loggedIn = await useCases.logIn.execute(attempt)
      if (!loggedIn.ok) return loggedIn
      const { account, pending } = loggedIn.value
      return pending ? ok(asSecondFactorAsked(pending)) : begin(context, account, remember)
    },
  )
  routes.add(
    {
      method: 'POST',
      path: '/api/login/second-factor',
      summary: 'Conclui a entrada com o código ou a chave de acesso',
      limit: 'login',
      body: finishLogInForm,
      answer: currentUser,
      secret: true,
      refuses: ['login_expired', 'factor_wrong', 'factor_locked', 'account_blocked', 'signed_out'],
    },
    async ({ body, context }) => {
      const finished = await useCases.finishLogIn.execute({ ...body, address: clientAddress(context) })
      return finished.ok ? begin(context, finished.value.account, finished.value.remembered) : finished
    },
  )
  // Ends the session if there is one.
  routes.add(
    {
      method: 'POST',
      path: '/api/logout',
      summary: 'Encerra a sessão, se houver',
      limit: 'publicRead',
      secret: true,
    },
    async ({ context }) => {
      await sessions.end(context)
      context.response.header('clear-site-data', '"cache","storage"')
      return ok()
    },
  )
  routes.add(
    {
      method: 'GET',
      path: '/api/user',
      summary: 'Quem está com a sessão aberta',
      access: 'session',
      beforeFactor: true,
      answer: currentUser,
    },
    ({ viewer }) => userOf(viewer),
  )
  return routes
}

function asSecondFactorAsked({ ticket, hasTotp, passkeyOptions }: PendingLogin): SecondFactorAsked {
  return { secondFactor: { ticket, hasTotp, passkeyOptions: passkeyOptions && { ...passkeyOptions } } }
}

const ASKED = 'Se o email estiver cadastrado, você receberá um link para redefinir sua senha.'
const CHANGED = 'Sua senha foi alterada com sucesso. Faça login com a nova senha.'

function passwordResetRoutes(routes: RouteTable, { useCases, limiter }: HttpDependencies) {
  routes.add(
    {
      method: 'POST',
      path: '/api/password-reset/request',
      summary: 'Pede um link para redefinir a senha',
      limit: 'passwordResetRequest',
      body: requestPasswordResetForm,
      status: 202,
      answer: doneMessage,
      secret: true,
    },
    async ({ body: { email }, context }) => {
      await useCases.requestPasswordReset.execute({ email, address: clientAddress(context) })
      return ok({ message: ASKED })
    },
  )
  // Opening the mailed link proves ownership, so the owner may log in from this address from now on.
  routes.add(
    {
      method: 'POST',
      path: '/api/password-reset/confirm',
      summary: 'Redefine a senha com o link recebido',
      limit: 'passwordResetConfirm',
      body: resetPasswordForm,
      answer: passwordResetDone,
      secret: true,
      refuses: ['invalid_token'],
    },
    async ({ body, context }) => {
      const address = clientAddress(context)
      const reset = await useCases.resetPassword.execute({ ...body, address })
      if (reset.ok) {
        await rememberOwner(limiter, { email: reset.value.email, address })
        return ok({ message: CHANGED, email: reset.value.email })
      }
      const { failure } = reset
      if (failure === 'invalid_token') return fail(failure)
      throw refusedPassword(failure, 'newPassword')
    },
  )
  return routes
}

const MESSAGES: Record<PasswordRefusal, string> = {
  password_too_short: PASSWORD_TOO_SHORT,
  password_too_long: PASSWORD_TOO_LONG,
  password_too_common: 'Esta senha é muito comum e fácil de adivinhar. Escolha outra.',
  password_too_personal: 'A senha não pode ser o seu e-mail nem o nome do site. Escolha outra.',
}

export function isPasswordRefusal(failure: string): failure is PasswordRefusal {
  return failure in MESSAGES
}

type PasswordFieldName = 'password' | 'newPassword'

function passwordError(rule: PasswordRefusal, field: PasswordFieldName): FieldError {
  return { field, rule, message: MESSAGES[rule] }
}

/** Builds a 422 that names the password's field. */
export function refusedPassword(rule: PasswordRefusal, field: PasswordFieldName): Refused {
  return new Refused('invalid_input', { errors: [passwordError(rule, field)] })
}
