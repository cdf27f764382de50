import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { DiskCheck } from './disk_check.ts'

const GIB = 1024 ** 3

test.group('DiskCheck', () => {
  for (const [free, state] of [
    [0.4, 'wrong'],
    [1.5, 'warning'],
    [20, 'ok'],
  ] as const)
    test(`says ${state} with ${free} GiB`, async ({ assert }) => {
      const { state: said, cure } = await new DiskCheck(tmpdir(), async () => free * GIB).examine()

      assert.equal(said, state)
      assert.equal(cure === null, state === 'ok')
    })

  test('looks at the folder above where there is none yet, and makes none', async ({ assert }) => {
    const folder = join(tmpdir(), `saude-none-${process.pid}`, 'data')

    const { state, finding } = await new DiskCheck(folder, async () => 20 * GIB).examine()

    assert.equal(state, 'ok')
    assert.include(finding, folder)
    assert.isFalse(existsSync(join(folder, '..')))
  })

  test('tells of a folder that cannot be', async ({ assert }) => {
    const { state, finding } = await new DiskCheck(join('/dev/null', 'dados')).examine()

    assert.equal(state, 'wrong')
    assert.include(finding, '/dev/null/dados')
  })
})
