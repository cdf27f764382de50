import { test } from '@japa/runner'
import {
  BY_ADMIN,
  BY_USER,
  moderationDependencies,
  USER,
} from '#application/admin/testing/moderation_dependencies.ts'
import { ApproveVerification } from '#application/admin/moderate_user.ts'
import { ListVerificationRequests } from '#application/admin/list_users.ts'
import { SendNotice } from '#application/accounts/send_account_mails.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { accountOf } from '#domain/shared/ids.ts'
import { AskForVerification, ExpireVerifications } from './verification.ts'

const OWNER = { viewer: { id: accountOf(USER), role: 'user' }, professionalId: USER } as const

async function queue(...[state]: Parameters<typeof moderationDependencies>) {
  const deps = await moderationDependencies(state)
  const asking = new AskForVerification(deps)
  const listing = new ListVerificationRequests(deps)
  const status = async () => {
    const told = await asking.show(OWNER)
    return told.ok ? told.value.status : told.failure
  }
  const waiting = async () => {
    const listed = await listing.execute({ by: BY_ADMIN, page: 1, limit: 10 })
    return listed.ok ? listed.value.rows.map(({ id }) => id) : listed.failure
  }
  const seen = () => deps.user() ?? { name: '', lastname: '', specialty: null, crm: '', state: null, rqe: [] }
  const approve = (as = seen()) =>
    new ApproveVerification(deps).execute({ by: BY_ADMIN, userId: USER, seen: as })
  const expire = () => new ExpireVerifications(deps).execute()
  const told = () => deps.jobs.jobs().map(({ payload }) => ('kind' in payload ? payload.kind : null))
  return { ...deps, asking, listing, status, waiting, approve, seen, expire, told }
}

test.group('A verification', () => {
  test('is requested once, approved as seen, and stored with actor, time and data', async ({ assert }) => {
    const { asking, status, waiting, approve, verifications, clock, seen } = await queue()

    assert.equal(await status(), 'none')
    await asking.execute(OWNER)
    await asking.execute(OWNER)
    assert.deepEqual([await status(), await waiting()], ['asked', [USER]])
    const refused = await approve({ ...seen(), name: 'Outra' })
    assert.deepEqual(refused, { ok: false, failure: 'verification_outdated' })
    assert.isTrue((await approve()).ok)

    assert.deepEqual([await status(), await waiting()], ['verified', []])
    const { name, lastname, specialty, crm, state, rqe } = seen()
    assert.deepInclude(await verifications.find(USER), {
      ...{ decision: 'approved', decidedAt: clock.now(), decidedBy: `admin:${BY_ADMIN.id}` },
      checked: { name, lastname, specialty, crm, state, rqe },
    })
    const shown = await asking.show(OWNER)
    const inAYear = new Date(clock.now().getTime() + 365 * 24 * 60 * 60 * 1000)
    assert.deepEqual(shown.ok && shown.value.endsAt, inAYear)
    assert.deepEqual(await asking.execute(OWNER), { ok: false, failure: 'already_verified' })
  })

  test('is refused with a mailed reason, and can be requested again', async ({ assert }) => {
    const { asking, status, waiting, refuseVerification, auditLog, ...deps } = await queue()
    await asking.execute(OWNER)

    const refusal = { refusal: 'inactive', note: 'Desde 2024.' } as const
    await refuseVerification.execute({ by: BY_ADMIN, userId: USER, ...refusal })

    assert.deepEqual([await status(), await waiting()], ['refused', []])
    assert.deepInclude(auditLog.entries.at(-1), {
      action: 'verification_refused',
      reason: 'O registro consta como inativo, suspenso ou cancelado. Desde 2024.',
    })
    const mails: object[] = []
    const mailer = { send: async (mail: object) => void mails.push(mail) }
    await new SendNotice({ ...deps, mailer }).execute({
      kind: 'verification_refused',
      accountId: accountOf(USER),
      email: 'ana@exemplo.com.br',
    })
    assert.deepInclude(mails[0], {
      reason: 'O registro consta como inativo, suspenso ou cancelado. Desde 2024.',
    })
    await asking.execute(OWNER)
    assert.equal(await status(), 'asked')
  })

  test('is decided only by administrators and operators, and requested only by its owner', async ({
    assert,
  }) => {
    const { asking, listing, refuseVerification } = await queue()
    const forbidden = { ok: false, failure: 'forbidden' } as const
    const stranger = { ...OWNER, viewer: { id: accountOf(BY_USER.id), role: 'user' } } as const
    const refusal = { by: BY_USER, userId: USER, refusal: 'inactive' } as const

    assert.deepEqual(await asking.execute(stranger), forbidden)
    assert.deepEqual(await asking.show(stranger), forbidden)
    assert.deepEqual(await listing.execute({ by: BY_USER, page: 1, limit: 1 }), forbidden)
    assert.deepEqual(await refuseVerification.execute(refusal), forbidden)
  })

  test('ends after a year with two notices, unless renewed in time', async ({ assert }) => {
    const { asking, status, approve, expire, clock, told, user } = await queue({ isVerified: true })
    const pass = (days: number) => clock.advance({ days })

    await expire()
    assert.equal(await status(), 'verified')
    pass(336)
    await expire()
    await expire()
    assert.deepEqual([await status(), told()], ['expiring', ['verification_expiring']])
    await asking.execute(OWNER)
    await approve()
    pass(40)
    await expire()
    assert.equal(await status(), 'verified')

    pass(330)
    await expire()
    assert.deepEqual([await status(), user()?.isVerified], ['lapsed', false])
    const shown = await asking.show(OWNER)
    assert.isNull(shown.ok && shown.value.endsAt)
    assert.deepEqual(told().slice(-1), ['verification_expired'])
  })

  test('skips professionals renewed during the run', async ({ assert }) => {
    for (const days of [336, 366]) {
      const { approve, asking, expire, clock, told, status, ...deps } = await queue({ isVerified: true })
      await expire()
      clock.advance({ days })
      await asking.execute(OWNER)
      const find = deps.professionals.findForUpdate.bind(deps.professionals)
      deps.professionals.findForUpdate = async (id) => {
        deps.professionals.findForUpdate = find
        await approve()
        return find(id)
      }

      await expire()

      assert.deepEqual([told(), await status()], [['account_verified'], 'verified'], `${days}`)
      assert.isNull((await deps.verifications.find(USER)).remindedAt)
    }
  })

  test('handles any number in one night', async ({ assert }) => {
    const { expire, clock, told, professionals, verifications } = await queue({ isVerified: true })
    const others = Array.from({ length: 3 }, (_, index) => aUuid(11 + index))
    for (const [index, id] of others.entries()) {
      const own = { slug: `outra-${index}`, email: `${index}@x.com.br`, crm: `CRM/SP 10000${index}` }
      await professionals.save(aProfessional({ id, ...own, isVerified: true }))
    }
    const inParts = (list: 'verifiedSince' | 'notReminded') => {
      const all = verifications[list].bind(verifications)
      verifications[list] = async (instant) => (await all(instant)).slice(0, 2)
    }
    await expire()
    clock.advance({ days: 336 })
    inParts('notReminded')
    await expire()
    assert.deepEqual(
      told(),
      Array.from({ length: 4 }, () => 'verification_expiring'),
    )

    clock.advance({ days: 30 })
    inParts('verifiedSince')
    await expire()

    assert.isEmpty(professionals.states().filter(({ isVerified }) => isVerified))
  })

  test('is handled once a night, even if listed again', async ({ assert }) => {
    const { expire, told, verifications } = await queue({ isVerified: true })
    let looks = 0
    verifications.notReminded = async () => {
      if (++looks > 9) throw new Error('There is no end to it.')
      return [USER]
    }

    await expire()

    assert.isEmpty(told())
  })

  test('ends a year after its approval, regardless of renewal requests', async ({ assert }) => {
    const { asking, status, approve, expire, clock, refuseVerification, auditLog, user, ...deps } =
      await queue()
    const refuse = () => refuseVerification.execute({ by: BY_ADMIN, userId: USER, refusal: 'inactive' })
    await asking.execute(OWNER)
    await approve()
    const shown = await asking.show(OWNER)
    const endsAt = shown.ok && shown.value.endsAt
    clock.advance({ days: 340 })
    await asking.execute(OWNER)

    await refuse()
    assert.equal(deps.told().at(-1), 'verification_refused')
    await expire()

    assert.equal(await status(), 'expiring')
    assert.deepInclude(await asking.show(OWNER).then((told) => told.ok && told.value), {
      ...{ endsAt, askedAt: null, refusal: 'inactive' },
    })
    const askedAt = clock.now()
    await refuseVerification.takeBack({ by: BY_ADMIN, userId: USER, askedAt })
    assert.deepInclude(await deps.verifications.find(USER), { askedAt, refusal: null })
    await refuse()
    clock.advance({ days: 26 })
    await expire()
    assert.deepEqual([await status(), user()?.isVerified], ['lapsed', false])
    assert.equal(auditLog.entries.at(-1)?.action, 'professional_verification_expired')
  })

  test('cannot be seen or requested for a deleted account', async ({ assert }) => {
    const { asking, professionals } = await queue()
    professionals.discard(USER)

    const gone = { ok: false, failure: 'professional_not_found' } as const
    assert.deepEqual([await asking.show(OWNER), await asking.execute(OWNER)], [gone, gone])
  })

  test('cannot be refused without a request: no mail, no audit entry', async ({ assert }) => {
    const { refuseVerification, auditLog, told, status } = await queue()

    const refused = await refuseVerification.execute({ by: BY_ADMIN, userId: USER, refusal: 'inactive' })

    assert.deepEqual(refused, { ok: false, failure: 'verification_not_asked' })
    assert.deepEqual([auditLog.entries, told(), await status()], [[], [], 'none'])
  })
})
