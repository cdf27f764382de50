import { test } from '@japa/runner'
import { anInsurance, aService } from '#domain/professionals/testing/profile_part_builders.ts'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import type { Viewer } from '../../audit/actor.ts'
import { ListParts } from '../read_profile.ts'
import {
  ADMIN,
  ANA,
  AS_ADMIN,
  AS_ANA,
  AS_RUI,
  HIDDEN,
  ownerDependencies,
} from '../testing/owner_dependencies.ts'
import { GetProfessional } from './get_professional.ts'

test.group('GetProfessional', () => {
  test('returns the whole profile to its owner, unrecorded', async ({ assert }) => {
    const deps = await ownerDependencies()

    const seen = await new GetProfessional(deps).execute({ professionalId: ANA, viewer: AS_ANA })

    assert.equal(seen?.as, 'privileged')
    assert.isEmpty(deps.auditLog.entries)
  })

  test('returns even a blocked profile to administrators, recorded', async ({ assert }) => {
    const deps = await ownerDependencies()

    const seen = await new GetProfessional(deps).execute({ professionalId: HIDDEN, viewer: AS_ADMIN })

    assert.equal(seen?.as, 'privileged')
    assert.lengthOf(deps.auditLog.entries, 1)
    assert.deepInclude(deps.auditLog.entries[0], {
      action: 'professional_read',
      actorKind: 'admin',
      actorId: ADMIN,
      subjectId: HIDDEN,
    })
  })

  test('shows everyone else the public profile, or nothing if blocked', async ({ assert }) => {
    const deps = await ownerDependencies()
    const get = new GetProfessional(deps)

    for (const viewer of [null, AS_RUI]) {
      assert.equal((await get.execute({ professionalId: ANA, viewer }))?.as, 'public')
      assert.isNull(await get.execute({ professionalId: HIDDEN, viewer }))
    }
    assert.isNull(await get.execute({ professionalId: ADMIN, viewer: { ...AS_ADMIN, id: aUuid(8) } }))
    assert.isEmpty(deps.auditLog.entries)
  })
})

test.group('ListParts', () => {
  const given = async (blocked = false) => {
    const deps = await ownerDependencies({
      blocked,
      services: [aService(), aService({ id: aUuid(102), isActive: false })],
      insurances: [
        anInsurance({ insuranceName: 'Outros' }),
        anInsurance({ id: aUuid(102), insuranceName: 'Amil' }),
      ],
    })
    const list = new ListParts(deps)
    return async (kind: 'services' | 'insurances', viewer: Viewer | null) =>
      (await list.execute(kind, { viewer, professionalId: ANA }))?.length
  }

  test('shows inactive parts only to owners', async ({ assert }) => {
    const list = await given()

    assert.equal(await list('services', AS_ANA), 2)
    for (const viewer of [AS_ADMIN, AS_RUI, null]) assert.equal(await list('services', viewer), 1)
  })

  test("shows a blocked professional's parts to them and administrators", async ({ assert }) => {
    const list = await given(true)

    assert.equal(await list('services', AS_ANA), 2)
    assert.equal(await list('services', AS_ADMIN), 1)
    for (const viewer of [AS_RUI, null]) assert.isUndefined(await list('services', viewer))
  })

  test('lists insurers in catalogue order', async ({ assert }) => {
    const deps = await ownerDependencies({
      insurances: ['Outros', 'Unimed', 'Amil'].map((name, number) =>
        anInsurance({ id: aUuid(number), insuranceName: name as 'Amil' }),
      ),
    })

    const insurances = await new ListParts(deps).execute('insurances', {
      viewer: AS_ANA,
      professionalId: ANA,
    })

    assert.deepEqual(
      insurances?.map(({ insuranceName }) => insuranceName),
      ['Amil', 'Unimed', 'Outros'],
    )
  })
})
