import {
  currentUser,
  doneMessage,
  logInForm,
  registeredProfessional,
  registerProfessionalForm,
  requestPasswordResetForm,
  resetPasswordForm,
} from './accounts.ts'
import type { Operation } from './operation.ts'

const UNREADABLE = [400, 403, 413, 415, 422]

/** Joining, coming in, and forgetting one's password. */
export const ACCOUNT_OPERATIONS: readonly Operation[] = [
  {
    method: 'post',
    path: '/api/professionals',
    summary: 'Cadastra um profissional',
    body: registerProfessionalForm,
    success: { status: 201, body: registeredProfessional },
    refusals: [...UNREADABLE, 409],
  },
  {
    method: 'post',
    path: '/api/login',
    summary: 'Abre uma sessão',
    body: logInForm,
    success: { status: 200, body: currentUser },
    refusals: [...UNREADABLE, 401],
  },
  {
    method: 'post',
    path: '/api/logout',
    summary: 'Encerra a sessão, se houver',
    success: { status: 204 },
    refusals: [400, 403, 413, 415],
  },
  {
    method: 'get',
    path: '/api/user',
    summary: 'Quem está com a sessão aberta',
    session: true,
    success: { status: 200, body: currentUser },
    refusals: [401],
  },
  {
    method: 'post',
    path: '/api/password-reset/request',
    summary: 'Pede um link para redefinir a senha',
    body: requestPasswordResetForm,
    success: { status: 202, body: doneMessage },
    refusals: UNREADABLE,
  },
  {
    method: 'post',
    path: '/api/password-reset/confirm',
    summary: 'Redefine a senha com o link recebido',
    body: resetPasswordForm,
    success: { status: 200, body: doneMessage },
    refusals: UNREADABLE,
  },
]
