import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import type { AccountId, ProfessionalId } from '#domain/shared/ids.ts'
import { anId } from '#domain/professionals/testing/a_professional.ts'
import { givenAccount, logIn } from './accounts.ts'
import type { TestApp } from './test_app.ts'

/** A client, logged in or not. */
export interface Caller {
  get(path: string): Promise<Response>
  send(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<Response>
}

export interface SignedIn extends Caller {
  /** Id of the account and the professional. */
  id: AccountId & ProfessionalId
  cookie: string
}

/** Creates a professional and logs in. */
export async function givenSignedIn(
  site: TestApp,
  overrides: Partial<ProfessionalState> = {},
): Promise<SignedIn> {
  const { id, state } = await givenAccount(site.app, overrides)
  const cookie = await logIn(site, state.email)
  return { id: anId(id), cookie, ...caller(site, { cookie }) }
}

export function aVisitor(site: TestApp): Caller {
  return caller(site, {})
}

/** Returns a professional's stored row, without `updatedAt`. */
export async function storedState(
  site: TestApp,
  id: ProfessionalId,
): Promise<Omit<ProfessionalState, 'updatedAt'>> {
  const professional = await site.app.adapters.professionals.findById(id)
  if (!professional) throw new Error(`There is no professional ${id}.`)
  const { updatedAt: _changed, ...state } = professional.state
  return state
}

/** Returns the audited actions on one subject, oldest first. */
export async function auditedActions(site: TestApp, subjectId: string): Promise<string[]> {
  const rows = await site.app.database.rows<{ action: string }>(
    'select action from audit_log where subject_id = ? order by id',
    [subjectId],
  )
  return rows.map(({ action }) => action)
}

/** Returns an account's security events, oldest first. */
export async function securityEvents(
  site: TestApp,
  accountId: string,
): Promise<{ kind: string; target: string | null; times: number }[]> {
  return site.app.database.rows(
    'select kind, target, times from security_events where account_id = ? order by id',
    [accountId],
  )
}

function caller(site: TestApp, headers: Record<string, string>): Caller {
  return {
    get: (path) => site.call(path, { headers }),
    send: (method, path, body) =>
      site.call(path, {
        method,
        headers: {
          ...headers,
          'sec-fetch-site': 'same-origin',
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
  }
}
