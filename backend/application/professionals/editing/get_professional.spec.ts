import { test } from '@japa/runner'
import { aFaq, anInsurance, aService } from '#domain/professionals/testing/profile_part_builders.ts'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { ListOwnParts } from '../parts/list_own_parts.ts'
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
  test('opens the whole profile to its owner, without a record', async ({ assert }) => {
    const deps = await ownerDependencies()

    const seen = await new GetProfessional(deps).execute({ professionalId: ANA, viewer: AS_ANA })

    assert.equal(seen?.as, 'privileged')
    assert.isEmpty(deps.auditLog.entries)
  })

  test('opens it to administrators on record, somebody blocked too', async ({ assert }) => {
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

  test('shows everyone else the public page, and of somebody blocked nothing', async ({ assert }) => {
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

test.group('ListOwnParts', () => {
  const given = async () => {
    const { professionals } = await ownerDependencies({
      services: [aService(), aService({ id: aUuid(102), isActive: false })],
      insurances: [
        anInsurance({ insuranceName: 'Outros' }),
        anInsurance({ id: aUuid(102), insuranceName: 'Amil' }),
      ],
      faqs: [aFaq({ isActive: false })],
    })
    return (viewer: typeof AS_ANA | typeof AS_RUI | typeof AS_ADMIN | null) =>
      new ListOwnParts(professionals).execute({ viewer, professionalId: ANA })
  }

  test('shows owners what is switched off too, insurers in the order of the catalogue', async ({
    assert,
  }) => {
    const parts = await (await given())(AS_ANA)

    assert.lengthOf(parts?.services ?? [], 2)
    assert.lengthOf(parts?.faqs ?? [], 1)
    assert.deepEqual(
      parts?.insurances.map(({ insuranceName }) => insuranceName),
      ['Amil', 'Outros'],
    )
  })

  test('shows administrators what is on', async ({ assert }) => {
    const parts = await (await given())(AS_ADMIN)

    assert.lengthOf(parts?.services ?? [], 1)
    assert.isEmpty(parts?.faqs)
  })

  test('shows nobody else anything', async ({ assert }) => {
    const list = await given()

    assert.isNull(await list(AS_RUI))
    assert.isNull(await list(null))
  })
})
