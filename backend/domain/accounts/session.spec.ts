import { test } from '@japa/runner'
import { anId } from '#domain/professionals/testing/a_professional.ts'
import { cookieSeconds, endOfSession, isWorthNoting, type SessionState } from './session.ts'

const aSession = (changes: Partial<SessionState> = {}): SessionState => ({
  accountId: anId('a1'),
  role: 'user',
  remembered: false,
  startedAt: new Date('2026-11-21T12:00:00Z'),
  lastSeenAt: new Date('2026-11-21T12:00:00Z'),
  ...changes,
})

test.group('a session', () => {
  test('ends after two hours without use', ({ assert }) => {
    assert.equal(endOfSession(aSession()).toISOString(), '2026-11-21T14:00:00.000Z')
  })

  test('ends twelve hours after it began, however much it is used', ({ assert }) => {
    const busy = aSession({ lastSeenAt: new Date('2026-11-21T23:30:00Z') })

    assert.equal(endOfSession(busy).toISOString(), '2026-11-22T00:00:00.000Z')
  })

  test('lasts seven days unused and thirty days in all when remembered', ({ assert }) => {
    const remembered = aSession({ remembered: true })
    const busy = { ...remembered, lastSeenAt: new Date('2026-12-20T12:00:00Z') }

    assert.equal(endOfSession(remembered).toISOString(), '2026-11-28T12:00:00.000Z')
    assert.equal(endOfSession(busy).toISOString(), '2026-12-21T12:00:00.000Z')
  })

  test('lasts twelve hours for an administrator, remembered or not', ({ assert }) => {
    const busy = { role: 'admin', lastSeenAt: new Date('2026-11-21T23:30:00Z') } as const

    for (const remembered of [false, true])
      assert.equal(endOfSession(aSession({ ...busy, remembered })).toISOString(), '2026-11-22T00:00:00.000Z')
    assert.equal(cookieSeconds('admin', true), 12 * 3_600)
  })

  test('leaves a cookie for thirty days or until the browser is closed', ({ assert }) => {
    assert.equal(cookieSeconds('user', true), 30 * 24 * 3_600)
    assert.isNull(cookieSeconds('user', false))
  })

  test('notes its use once a minute', ({ assert }) => {
    assert.isFalse(isWorthNoting(aSession(), new Date('2026-11-21T12:00:59Z')))
    assert.isTrue(isWorthNoting(aSession(), new Date('2026-11-21T12:01:00Z')))
  })
})
