import { test } from '@japa/runner'
import { AS_ADMIN, AS_RUI, OWN, ownerDependencies } from '../testing/owner_dependencies.ts'
import { ConfirmInsurers, DeclareNewPatients } from './confirm_profile.ts'

test.group('DeclareNewPatients', () => {
  test('keeps the day on which the owner says so, until they say otherwise', async ({ assert }) => {
    const deps = await ownerDependencies()
    const declare = (accepts: boolean) => new DeclareNewPatients(deps).execute({ ...OWN, accepts })

    const declared = await declare(true)
    assert.equal(declared.ok && declared.value.state.acceptsNewPatientsOn, '2026-11-21')
    assert.equal(deps.ana()?.acceptsNewPatientsOn, '2026-11-21')

    assert.isTrue((await declare(false)).ok)
    assert.isNull(deps.ana()?.acceptsNewPatientsOn)
  })

  test('takes it from nobody else', async ({ assert }) => {
    const deps = await ownerDependencies()

    for (const viewer of [AS_RUI, AS_ADMIN])
      assert.deepEqual(await new DeclareNewPatients(deps).execute({ ...OWN, viewer, accepts: true }), {
        ok: false,
        failure: 'forbidden',
      })
    assert.isNull(deps.ana()?.acceptsNewPatientsOn)
  })
})

test.group('ConfirmInsurers', () => {
  test('keeps the day on which the owner confirms', async ({ assert }) => {
    const deps = await ownerDependencies()

    assert.isTrue((await new ConfirmInsurers(deps).execute(OWN)).ok)
    assert.equal(deps.ana()?.insurersConfirmedOn, '2026-11-21')
  })

  test('takes it from nobody else', async ({ assert }) => {
    const deps = await ownerDependencies()

    const refused = await new ConfirmInsurers(deps).execute({ ...OWN, viewer: AS_RUI })
    assert.deepEqual(refused, { ok: false, failure: 'forbidden' })
    assert.isNull(deps.ana()?.insurersConfirmedOn)
  })
})
