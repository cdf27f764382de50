import { test } from '@japa/runner'
import { InMemoryProfessionalAdminList } from '#application/testing/in_memory_professional_admin_list.ts'
import { EDITABLE_FIELDS, EditProfessional } from './edit_professional.ts'
import { aRow, ImportBench } from './importing/testing/import_workshop.ts'
import { inMemoryWorkshop } from './importing/testing/in_memory_workshop.ts'

const EMAIL = 'ana@exemplo.com.br'

async function editing() {
  const { tools, professionals } = await inMemoryWorkshop()
  const bench = new ImportBench({ tools, professionals, refreshed: () => [], audited: async () => [] })
  await bench.import([aRow({ bio: 'Antes.' })])
  const adminList = new InMemoryProfessionalAdminList(professionals)
  const edit = (fields: Record<string, string>, by: 'operator' | 'admin' = 'operator', key = EMAIL) =>
    new EditProfessional({ ...tools, adminList }).execute({ by: { kind: by, id: 'maria' }, key, fields })
  return { edit, stored: () => bench.stored(EMAIL) }
}

test.group('EditProfessional', () => {
  test('changes the fields, and tells what they were', async ({ assert }) => {
    const { edit, stored } = await editing()

    const edited = await edit({ bio: 'Depois.' })

    assert.containSubset(edited, {
      value: { changes: [{ field: 'bio', before: 'Antes.', after: 'Depois.' }] },
    })
    assert.equal((await stored())?.bio, 'Depois.')
  })

  test('leaves plan, badge, e-mail and document to their own verbs', async ({ assert }) => {
    const { edit, stored } = await editing()
    const before = await stored()
    assert.includeMembers([...EDITABLE_FIELDS], ['city', 'state', 'crm', 'bio', 'insurances'])

    await edit({
      ...{ subscriptionLevel: 'premium', isVerified: 'sim', email: 'rui@exemplo.com.br' },
      ...{ cpfCnpj: '529.982.247-25' },
    })

    assert.deepEqual(await stored(), before)
  })

  test('is for operators alone, and for people who are there', async ({ assert }) => {
    const { edit } = await editing()

    assert.deepEqual(await edit({ bio: 'x' }, 'admin'), { ok: false, failure: 'forbidden' })
    const unknown = await edit({ bio: 'x' }, 'operator', 'rui@exemplo.com.br')
    assert.deepEqual(unknown, { ok: false, failure: 'professional_not_found' })
  })
})
