import { test } from '@japa/runner'
import { isSlug } from '#domain/shared/slug.ts'
import { freshDatabase, type FreshDatabase } from '../testing/fresh_database.ts'

const SLUGS = [
  'abc',
  'a-c',
  'ab',
  '-ab',
  'ab-',
  '---',
  'Abc',
  'a c',
  'a_c',
  'ábc',
  'abc\n',
  'a'.repeat(60),
  'a'.repeat(61),
]
const NUMBERS = [
  '1'.repeat(9),
  '1'.repeat(10),
  '1'.repeat(13),
  '1'.repeat(14),
  '11 987654321',
  '1198765432a',
  '',
]

test.group('rules of professionals in the database', (group) => {
  let fresh: FreshDatabase
  group.setup(async () => {
    fresh = await freshDatabase(1)
    await fresh.database.rows(
      `insert into professionals (id, email, name, lastname, crm, crm_key, slug)
       values (gen_random_uuid(), 'ana@exemplo.com.br', 'Ana', 'Lima', 'CRM-SP 1', 'CRMSP1', 'ana-lima')`,
    )
  })
  group.teardown(() => fresh.drop())

  const takes = (column: string, value: string) =>
    fresh.database.rows(`update professionals set ${column} = ?`, [value]).then(
      () => true,
      ({ constraint }) =>
        constraint === `professionals_${column}_check` ? false : Promise.reject(constraint),
    )

  for (const slug of SLUGS)
    test(`treat the slug ${JSON.stringify(slug.slice(0, 20))} of ${slug.length} as the domain does`, async ({
      assert,
    }) => {
      assert.equal(await takes('slug', slug), isSlug(slug))
    })

  test('accept only 10 to 13 digits as WhatsApp', async ({ assert }) => {
    assert.deepEqual(await takenBy('whatsapp'), ['1'.repeat(10), '1'.repeat(13)])
  })

  test('accept shorter telephone numbers, and an extension', async ({ assert }) => {
    assert.deepEqual(
      (
        await takenBy('phone', ['40041234', '1132654321 ramal 12', '1132654321 ramal', 'x', '1'.repeat(7)])
      ).slice(-2),
      ['40041234', '1132654321 ramal 12'],
    )
  })

  async function takenBy(column: string, more: readonly string[] = []): Promise<string[]> {
    const taken: string[] = []
    for (const number of [...NUMBERS, ...more]) if (await takes(column, number)) taken.push(number)
    return taken
  }
})
