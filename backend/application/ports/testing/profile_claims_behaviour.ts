import { test } from '@japa/runner'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import type { ProfileClaim, ProfileClaims } from '../profile_claims.ts'

const LONG_AGO = new Date('2026-01-01T12:00:00Z')

/** Builds Ana's claim of the first professional. */
export function aClaim(changes: Partial<ProfileClaim> = {}): ProfileClaim {
  return {
    ...{ id: aUuid(70), professionalId: aUuid(1), kind: 'claim', registration: 'CRM-SP 12345' },
    ...{ email: 'ana@exemplo.com.br', phone: '19987654321', consentVersion: '2026-11' },
    askedAt: new Date('2026-11-20T12:00:00Z'),
    ...changes,
  }
}

/** `open` returns claims beside the professional `aUuid(1)`. */
export function profileClaimsBehaviour(name: string, open: () => Promise<ProfileClaims>): void {
  test.group(`${name} | claims`, () => {
    test('keeps one of a kind and e-mail, at most five a profile', async ({ assert }) => {
      const claims = await open()
      await claims.ask(aClaim(), LONG_AGO)
      await claims.ask(aClaim({ id: aUuid(71) }), LONG_AGO)
      for (let other = 0; other < 6; other++)
        await claims.ask(aClaim({ id: aUuid(80 + other), email: `p${other}@exemplo.com.br` }), LONG_AGO)

      const { rows, total } = await claims.listWaiting(1, 2)

      assert.equal(total, 5)
      assert.deepInclude(rows[0], { ...aClaim(), name: 'Ana', lastname: 'Lima' })
      assert.isNull(await claims.find(aUuid(71)))
    })

    test('forgets decided claims and those from long ago', async ({ assert }) => {
      const claims = await open()
      await claims.ask(aClaim({ askedAt: LONG_AGO }), LONG_AGO)
      await claims.ask(aClaim({ id: aUuid(71), kind: 'removal' }), new Date('2026-02-01T12:00:00Z'))
      await claims.ask(aClaim({ id: aUuid(72) }), LONG_AGO)
      assert.isNull(await claims.find(aUuid(70)))

      await claims.remove(aUuid(71))
      assert.isNull(await claims.find(aUuid(71)))
      await claims.removeAllOf(aUuid(1))
      assert.equal((await claims.listWaiting(1, 10)).total, 0)
    })
  })
}
