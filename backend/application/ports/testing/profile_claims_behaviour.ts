import { test } from '@japa/runner'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import type { ClaimDecision, ProfileClaim, ProfileClaims } from '../profile_claims.ts'

/** The professional of the claims comes from it. */
export const REGISTER = { source: 'Lista do CRM-SP', sourceDate: '2026-10-01' }
const LONG_AGO = new Date('2026-01-01T12:00:00Z')

/** Builds Ana's claim of the first professional. */
export function aClaim(changes: Partial<ProfileClaim> = {}): ProfileClaim {
  return {
    ...{ id: aUuid(70), professionalId: aUuid(1), kind: 'claim', registration: 'CRM-SP 12345' },
    ...{ email: 'ana@exemplo.com.br', phone: '19987654321', lostEmail: false, consentVersion: '2026-11' },
    ...{ decision: null, decidedAt: null, refusal: null, note: null },
    askedAt: new Date('2026-11-20T12:00:00Z'),
    ...changes,
  }
}

/** `open` returns claims beside the professional `aUuid(1)` of `REGISTER`. */
export function profileClaimsBehaviour(name: string, open: () => Promise<ProfileClaims>): void {
  test.group(`${name} | claims`, () => {
    test('keeps one of a kind and e-mail, at most five a profile', async ({ assert }) => {
      const claims = await open()
      const asked = [await claims.ask(aClaim(), LONG_AGO)]
      asked.push(await claims.ask(aClaim({ id: aUuid(71) }), LONG_AGO))
      for (let other = 0; other < 5; other++)
        asked.push(
          await claims.ask(aClaim({ id: aUuid(80 + other), email: `p${other}@exemplo.com.br` }), LONG_AGO),
        )
      asked.push(await claims.ask(aClaim({ id: aUuid(71) }), LONG_AGO))

      assert.deepEqual(asked, [true, true, true, true, true, true, false, false])
      const { rows, total } = await claims.listWaiting(1, 2)

      assert.equal(total, 5)
      const { decision: _, decidedAt: __, refusal: ___, note: ____, ...first } = aClaim()
      assert.deepInclude(rows[0], { ...first, ...REGISTER, name: 'Ana', lastname: 'Lima', hasEmail: true })
      assert.isNull(await claims.find(aUuid(71)))
    })

    test('forgets those from long ago, and what an e-mail asked of a profile', async ({ assert }) => {
      const claims = await open()
      await claims.ask(aClaim({ askedAt: LONG_AGO }), LONG_AGO)
      await claims.ask(aClaim({ id: aUuid(71), kind: 'removal' }), new Date('2026-02-01T12:00:00Z'))
      assert.isNull(await claims.find(aUuid(70)))

      await claims.removeOf(aUuid(1), 'bia@exemplo.com.br')
      assert.isNotNull(await claims.find(aUuid(71)))
      await claims.removeOf(aUuid(1), aClaim().email)
      assert.isNull(await claims.find(aUuid(71)))
    })

    test('is decided once, can be opened again, and asked for anew', async ({ assert }) => {
      const claims = await open()
      await claims.ask(aClaim(), LONG_AGO)
      const { decidedAt } = REFUSED

      assert.isTrue(await claims.decide(aUuid(70), REFUSED))
      assert.isFalse(await claims.decide(aUuid(70), { ...REFUSED, decision: 'approved' }))
      assert.deepInclude(await claims.find(aUuid(70)), { ...REFUSED, decidedAt })
      assert.equal((await claims.listWaiting(1, 10)).total, 0)
      assert.isTrue(await claims.reopen(aUuid(70)))
      assert.isFalse(await claims.reopen(aUuid(70)))
      assert.deepEqual(await claims.find(aUuid(70)), aClaim())

      await claims.decide(aUuid(70), REFUSED)
      await claims.ask(aClaim({ id: aUuid(72), registration: 'CRM-SP 1' }), LONG_AGO)
      assert.isNull(await claims.find(aUuid(70)))
      assert.deepInclude(await claims.find(aUuid(72)), { registration: 'CRM-SP 1', decision: null })
    })

    test('takes an open claim anew once it tells of a lost e-mail', async ({ assert }) => {
      const claims = await open()
      const lost = { lostEmail: true } as const

      for (const changes of [{}, { id: aUuid(71) }, { id: aUuid(72), ...lost }, { id: aUuid(73) }])
        await claims.ask(aClaim(changes), LONG_AGO)
      await claims.ask(aClaim({ id: aUuid(74), ...lost }), LONG_AGO)

      const { rows, total } = await claims.listWaiting(1, 10)
      assert.equal(total, 1)
      assert.deepInclude(rows[0], { id: aUuid(72), ...lost })
      assert.deepEqual(await claims.emailsOf(aUuid(1)), [aClaim().email])
      assert.isEmpty(await claims.emailsOf(aUuid(2)))
    })

    test('gives a profile to the last approved e-mail alone', async ({ assert }) => {
      const claims = await open()
      const approval = { ...REFUSED, decision: 'approved', refusal: null, note: null } as const
      await claims.ask(aClaim({ email: 'mistyped@exemplo.com.br' }), LONG_AGO)
      await claims.ask(aClaim({ id: aUuid(71) }), LONG_AGO)
      assert.isNull(await claims.approvedOf(aUuid(1)))

      for (const id of [70, 71]) await claims.decide(aUuid(id), approval)

      assert.equal((await claims.approvedOf(aUuid(1)))?.email, aClaim().email)
      assert.equal(await claims.approvedBy(aClaim().email), aUuid(1))
      assert.isNull(await claims.approvedBy('mistyped@exemplo.com.br'))
      await claims.ask(aClaim({ id: aUuid(72), phone: '11900000000' }), LONG_AGO)
      assert.equal((await claims.approvedOf(aUuid(1)))?.id, aUuid(71), 'asking again takes nothing away')
    })
  })
}

const REFUSED: ClaimDecision = {
  ...({ decision: 'refused', decidedAt: new Date('2026-11-21T12:00:00Z') } as const),
  ...({ refusal: 'unproven', note: 'Mande a carteira.' } as const),
}
