import { test } from '@japa/runner'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from './settings.ts'
import { settingsCheck, diskCheck, quarantineCheck } from './site_checks.ts'
import { PRODUCTION } from './testing/production.ts'

const WISE = {
  ...PRODUCTION,
  ...{ TRUSTED_PROXIES: '10.0.0.0/8', SUPPORT_EMAIL: 'ajuda@saude.example', SITE_RATING: 'derived' },
}
const examine = (changes: Record<string, string>) =>
  settingsCheck(readSettings({ ...WISE, ...changes })).examine()

test.group('settingsCheck', () => {
  test('finds no problem in good production or development settings', async ({ assert }) => {
    assert.equal((await examine({})).state, 'ok')
    assert.equal((await settingsCheck(readSettings({})).examine()).state, 'ok')
  })

  const CASES: [string, Record<string, string>, 'warning' | 'wrong', RegExp][] = [
    ['a TLS proxy that nobody named', { TRUSTED_PROXIES: '' }, 'wrong', /todos os visitantes são um só/],
    ['help at a guessed address', { SUPPORT_EMAIL: '' }, 'warning', /suporte@saude\.example/],
    ['an invented rating', { SITE_RATING: '4.8/1200' }, 'warning', /não mede/],
    ['a session without TLS', { APP_URL: 'http://localhost' }, 'warning', /cookie/],
    [
      'a database far away without TLS',
      { DATABASE_URL: 'postgres://a:b@db.example.org/x' },
      'warning',
      /sem TLS/,
    ],
    ['a search far away without TLS', { MEILI_URL: 'http://busca.example.org' }, 'warning', /MEILI_URL/],
  ]
  for (const [what, changes, state, words] of CASES)
    test(`reports ${what} with the remedy`, async ({ assert }) => {
      const found = await examine(changes)

      assert.equal(found.state, state)
      assert.match(found.finding, words)
      assert.isNotEmpty(found.cure)
    })

  test('accepts connections with TLS or in the local network', async ({ assert }) => {
    for (const DATABASE_URL of [
      'postgres://a:b@postgres/x',
      'postgres://a:b@db.example.org/x?sslmode=require',
    ])
      assert.equal((await examine({ DATABASE_URL })).state, 'ok')
  })
})

const GIB = 1024 ** 3

test.group('diskCheck', () => {
  for (const [free, state] of [
    [0.4, 'wrong'],
    [1.5, 'warning'],
    [20, 'ok'],
  ] as const)
    test(`says ${state} with ${free} GiB`, async ({ assert }) => {
      const { state: said, cure } = await diskCheck(tmpdir(), async () => free * GIB).examine()

      assert.equal(said, state)
      assert.equal(cure === null, state === 'ok')
    })

  test('checks the parent folder if there is none, without creating it', async ({ assert }) => {
    const folder = join(tmpdir(), `saude-none-${process.pid}`, 'data')

    const { state, finding } = await diskCheck(folder, async () => 20 * GIB).examine()

    assert.equal(state, 'ok')
    assert.include(finding, folder)
    assert.isFalse(existsSync(join(folder, '..')))
  })

  test('reports an impossible folder', async ({ assert }) => {
    const { state, finding } = await diskCheck(join('/dev/null', 'dados')).examine()

    assert.equal(state, 'wrong')
    assert.include(finding, '/dev/null/dados')
  })
})

test.group('quarantineCheck', () => {
  const examined = (contacts: number, reviews: number) =>
    quarantineCheck({
      count: async (from: string) => (from.startsWith('from contacts') ? contacts : reviews),
    }).examine()

  test('reports how many contacts and reviews wait, and where to read them', async ({ assert }) => {
    const { state, finding } = await examined(1200, 2)

    assert.equal(state, 'ok')
    assert.include(finding, 'contatos e mensagens: 1.200 (saude leads list --quarantined)')
    assert.include(finding, 'avaliações: 2 (saude reviews reported --queue quarantined)')
  })

  test('reports only non-empty queues', async ({ assert }) => {
    assert.notInclude((await examined(1, 0)).finding, 'avaliações')
    assert.equal((await examined(0, 0)).finding, 'nada retido por parecer automático')
  })
})
