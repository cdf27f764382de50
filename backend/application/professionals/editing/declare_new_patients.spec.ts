import { test } from '@japa/runner'
import { AS_ADMIN, AS_RUI, OWN, ownerDependencies } from '../testing/owner_dependencies.ts'
import { DeclareNewPatients } from './declare_new_patients.ts'

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
