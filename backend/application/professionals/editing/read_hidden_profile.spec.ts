import { test } from '@japa/runner'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import type { Viewer } from '#application/audit/actor.ts'
import { InMemoryProfessionalRepository } from '#application/testing/in_memory_professional_repository.ts'
import { ReadHiddenProfile } from './get_professional.ts'

const ADMIN = { id: aUuid(9), role: 'admin' } as const

const readHiddenProfile = () =>
  new ReadHiddenProfile({
    professionals: InMemoryProfessionalRepository.holding(
      aProfessional({ slug: 'rui-blocked', blocked: true }),
      aProfessional({ id: aUuid(2), slug: 'ana-lima' }),
      aProfessional({ id: aUuid(4), slug: 'bia-nova', unconfirmedSince: new Date('2026-11-20T12:00:00Z') }),
      aProfessional({ id: aUuid(3), slug: 'chefe-blocked', blocked: true, role: 'admin' }),
    ),
  })

test.group('ReadHiddenProfile', () => {
  test('opens a blocked profile only to administrators', async ({ assert }) => {
    const open = (viewer: Viewer | null) => readHiddenProfile().execute({ slug: 'rui-blocked', viewer })

    assert.equal((await open(ADMIN))?.id, aUuid(1))
    assert.isNull(await open({ id: aUuid(2), role: 'user' }))
    assert.isNull(await open({ id: aUuid(1), role: 'user' }))
    assert.isNull(await open(null))
  })

  test('opens an unconfirmed profile to its owner and administrators', async ({ assert }) => {
    const open = (viewer: Viewer | null) => readHiddenProfile().execute({ slug: 'bia-nova', viewer })

    assert.equal((await open({ id: aUuid(4), role: 'user' }))?.id, aUuid(4))
    assert.equal((await open(ADMIN))?.id, aUuid(4))
    for (const viewer of [{ id: aUuid(2), role: 'user' }, null] as const) assert.isNull(await open(viewer))
  })

  for (const slug of ['ana-lima', 'chefe-blocked', 'ninguem', '../../x', '\u0000'])
    test(`finds nothing at ${JSON.stringify(slug)}`, async ({ assert }) => {
      assert.isNull(await readHiddenProfile().execute({ slug, viewer: ADMIN }))
    })
})
