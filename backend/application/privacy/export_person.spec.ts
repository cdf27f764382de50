import { test } from '@japa/runner'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { ExportPerson } from './person.ts'
import { privacyDependencies, ANA, MARIA } from './testing/privacy_dependencies.ts'

test.group('Exporting what is kept of a person', () => {
  test('exports everything and removes nothing', async ({ assert }) => {
    const deps = await privacyDependencies()
    const before = deps.left()

    const exported = await new ExportPerson(deps).execute({ by: MARIA, email: ANA, reviewIds: [aUuid(201)] })

    assert.isTrue(exported.ok)
    if (!exported.ok) return
    const { professionals, contacts, reviews, consents } = exported.value
    assert.deepEqual(
      [professionals, contacts, reviews, consents].map(({ length }) => length),
      [1, 1, 1, 2],
    )
    assert.deepEqual(deps.left(), before)
  })

  test('exports the photo unchanged', async ({ assert }) => {
    const deps = await privacyDependencies()
    deps.professionals.overwrite(aUuid(1), { image: { hash: 'a-photo', mime: 'image/png' } })
    await deps.images.put(aUuid(1), 'a-photo', [
      { bytes: new Uint8Array([0, 255, 7]), format: 'webp', width: 512 },
    ])

    const exported = await new ExportPerson(deps).execute({ by: MARIA, email: ANA })

    assert.deepEqual(exported.ok && exported.value.photos, [{ professional_id: aUuid(1), webp: 'AP8H' }])
  })

  test('records the request, but not the person', async ({ assert }) => {
    const deps = await privacyDependencies()

    await new ExportPerson(deps).execute({ by: MARIA, email: ANA })

    const [entry] = deps.auditLog.entries
    assert.include(entry, {
      action: 'personal_data_exported',
      subjectId: `hash of erasure email ${ANA}`,
    })
    assert.isEmpty(await deps.erasures.all())
  })

  test('exports empty lists for an unknown person', async ({ assert }) => {
    const exported = await new ExportPerson(await privacyDependencies()).execute({
      by: MARIA,
      email: 'ninguem@exemplo.com.br',
    })

    assert.isTrue(exported.ok)
    if (!exported.ok) return
    const { leftOut, ...records } = exported.value
    assert.isEmpty(Object.values(records).flat())
    assert.isNotEmpty(leftOut)
  })
})
