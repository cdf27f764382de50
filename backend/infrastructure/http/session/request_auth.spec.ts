import type { HttpContext } from '@adonisjs/core/http'
import { test } from '@japa/runner'
import { Account, type Role } from '#domain/accounts/account.ts'
import { fail, okOr } from '#domain/shared/result.ts'
import { anId } from '#domain/professionals/testing/a_professional.ts'
import { Refused } from '../refusals.ts'
import { RequestAuth } from './request_auth.ts'

const anAccount = (role: Role = 'user') =>
  new Account({
    id: anId('a1'),
    email: 'a@x.com.br',
    role,
    blocked: false,
    unconfirmedSince: null,
    unpublished: false,
    hasSecondFactor: false,
    passwordHash: null,
  })

/** RequestAuth who are all `account`, and what was counted against them; whose limit is full is not looked at. */
function aDoor(account: Account | null, { full = false, blocked = false } = {}) {
  const counted: string[] = []
  const spend = async (name: string, key: string) => void counted.push(`${name} ${key}`)
  const requireRoom = async () => {
    if (full) throw new Refused('too_many_requests')
  }
  const recognise = async () => {
    counted.push('looked at')
    return blocked ? fail('session_blocked') : okOr(account, 'signed_out')
  }
  return { auth: new RequestAuth({ recognise }, { spend, requireRoom }), counted }
}

function aRequest(method = 'GET') {
  const headers: Record<string, string> = {}
  const response = { header: (name: string, value: string) => void (headers[name] = value) }
  const context = {
    request: { method: () => method, ip: () => '203.0.113.5' },
    response,
  } as unknown as HttpContext
  return { context, headers }
}

const pass = async () => {}

test.group('RequestAuth', () => {
  test('admits only administrators', async ({ assert }) => {
    const admin = aDoor(anAccount('admin')).auth
    const { context } = aRequest()
    await admin.adminsOnly(context, pass)

    assert.deepEqual(admin.viewer(context), { id: anId('a1'), role: 'admin' })
    const user = () => aDoor(anAccount()).auth.adminsOnly(aRequest().context, pass)
    const visitor = () => aDoor(null).auth.adminsOnly(aRequest().context, pass)
    await assert.rejects(user, 'Você não tem permissão para esta ação.')
    await assert.rejects(visitor, 'Faça login para continuar.')
  })

  test('keeps answers to logged-in accounts out of caches', async ({ assert }) => {
    const someone = aRequest()
    const nobody = aRequest()
    await aDoor(anAccount()).auth.recognised(someone.context, pass)
    await aDoor(null).auth.recognised(nobody.context, pass)

    assert.deepEqual([someone.headers, nobody.headers], [{ 'cache-control': 'no-store' }, {}])
  })

  test('counts reads and writes of one person separately', async ({ assert }) => {
    const { auth, counted } = aDoor(anAccount())
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE']) await auth.signedIn(aRequest(method).context, pass)

    assert.deepEqual(
      counted.filter((what) => what !== 'looked at'),
      ['signedInRead a1', 'signedInRead a1', 'signedInWrite a1', 'signedInWrite a1'],
    )
  })

  test('counts visitors by address, and reads no session beyond the limit', async ({ assert }) => {
    const nobody = aDoor(null)
    const many = aDoor(anAccount(), { full: true })

    await assert.rejects(() => nobody.auth.signedIn(aRequest().context, pass), 'Faça login para continuar.')
    await assert.rejects(() => many.auth.signedIn(aRequest().context, pass), /Muitas tentativas/)
    assert.deepEqual(nobody.counted, ['looked at', 'signedOut 203.0.113.5'])
    assert.isEmpty(many.counted)
  })

  test('explains a block to a blocked account, and treats it as a visitor', async ({ assert }) => {
    const { auth, counted } = aDoor(null, { blocked: true })
    const anywhere = aRequest().context

    await assert.rejects(() => auth.signedIn(aRequest().context, pass), /bloqueada/)
    await auth.recognised(anywhere, pass)

    assert.deepEqual(counted, ['looked at', 'signedOut 203.0.113.5', 'looked at'])
    assert.isNull(auth.viewerIfAny(anywhere))
  })

  test('reads no session on a public route', ({ assert }) => {
    assert.throws(() => aDoor(anAccount()).auth.viewerIfAny(aRequest().context))
  })
})
