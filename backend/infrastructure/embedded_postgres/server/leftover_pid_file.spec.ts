import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { removeLeftoverPidFile } from './postmaster.ts'

test.group('The pid file of a server that is gone', (group) => {
  let data: string
  let file: string

  group.each.setup(() => {
    data = mkdtempSync(join(realpathSync(tmpdir()), 'saude-perto-pid-'))
    file = join(data, 'postmaster.pid')
    return () => rmSync(data, { recursive: true })
  })

  test('is removed when its number belongs to another program', ({ assert }) => {
    writeFileSync(file, `${process.pid}\n${data}\n`)

    removeLeftoverPidFile(data)

    assert.isFalse(existsSync(file))
  })

  for (const [what, content] of [
    ['is empty', ''],
    ['holds no number', '\0\0\0garbage\n'],
  ] as const)
    test(`is removed when it ${what}`, ({ assert }) => {
      writeFileSync(file, content)

      removeLeftoverPidFile(data)

      assert.isFalse(existsSync(file))
    })

  test('is left to PostgreSQL when its number belongs to nobody', ({ assert }) => {
    writeFileSync(file, `${spawnSync(process.execPath, ['--version']).pid}\n${data}\n`)

    removeLeftoverPidFile(data)

    assert.isTrue(existsSync(file))
  })

  test('stays while any process of the server still works in its folder', ({ assert }) => {
    writeFileSync(file, `${process.pid}\n${data}\n`)
    const cwd = process.cwd()

    process.chdir(data)
    removeLeftoverPidFile(data)
    process.chdir(cwd)

    assert.isTrue(existsSync(file))
  })
})
