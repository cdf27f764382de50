import { test } from '@japa/runner'
import { PasswordReset } from '#domain/accounts/password_reset.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { type StoreSource, storeGroup } from './store.ts'

const ASKED = new Date('2026-11-21T12:00:00Z')
const LATER = new Date('2026-11-21T12:10:00Z')

const aReset = (number: number, createdAt = ASKED) =>
  PasswordReset.open({
    id: aUuid(500 + number),
    accountId: aUuid(1),
    tokenHash: `token ${number}`,
    createdAt,
  })

export function passwordResetRepositoryBehaviour(name: string, source: StoreSource): void {
  storeGroup(`${name} | password resets`, source, (store) => {
    test('finds a reset by hash, with its time of use', async ({ assert }) => {
      await store().professionals.save(aProfessional())
      const reset = aReset(1)
      await store().resets.save(reset)
      assert.deepEqual((await store().resets.findByTokenHash('token 1'))?.state, reset.state)

      reset.use(LATER)
      await store().resets.save(reset)

      assert.deepEqual((await store().resets.findByTokenHash('token 1'))?.state.usedAt, LATER)
      assert.isNull(await store().resets.findByTokenHash('token 2'))
    })

    test("counts an account's recent requests", async ({ assert }) => {
      await store().professionals.save(aProfessional())
      await store().resets.save(aReset(1))
      await store().resets.save(aReset(2, LATER))

      assert.equal(await store().resets.countSince(aUuid(1), ASKED), 2)
      assert.equal(await store().resets.countSince(aUuid(1), LATER), 1)
      assert.equal(await store().resets.countSince(aUuid(2), ASKED), 0)
    })

    test('ends some resets and withdraws one completely', async ({ assert }) => {
      await store().professionals.save(aProfessional())
      const used = aReset(1)
      used.use(ASKED)
      await store().resets.save(used)
      for (const number of [2, 3, 4]) await store().resets.save(aReset(number))
      const idOf = (number: number) => aReset(number).state.id
      assert.sameMembers(await store().resets.unusedOf(aUuid(1)), [idOf(2), idOf(3), idOf(4)])

      await store().resets.voidThese([idOf(1), idOf(2)], LATER)
      await store().resets.remove(idOf(3))

      assert.deepEqual(await store().resets.unusedOf(aUuid(1)), [idOf(4)])
      assert.deepEqual((await store().resets.findByTokenHash('token 1'))?.state.usedAt, ASKED)
      assert.deepEqual((await store().resets.findByTokenHash('token 2'))?.state.usedAt, LATER)
      assert.isNull(await store().resets.findByTokenHash('token 3'))
      assert.equal(await store().resets.countSince(aUuid(1), ASKED), 3)
    })

    test('ends unused resets and leaves used ones', async ({ assert }) => {
      await store().professionals.save(aProfessional())
      const used = aReset(1)
      used.use(ASKED)
      await store().resets.save(used)
      await store().resets.save(aReset(2))

      await store().resets.voidAllOf(aUuid(1), LATER)

      assert.deepEqual((await store().resets.findByTokenHash('token 1'))?.state.usedAt, ASKED)
      assert.deepEqual((await store().resets.findByTokenHash('token 2'))?.state.usedAt, LATER)
    })
  })
}
