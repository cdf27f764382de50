import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { test } from '@japa/runner'
import { makeFolder, writeDurably } from './durable_file.ts'

test.group('A durable file', (group) => {
  let folder: string
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'saude-durable-'))
    return () => rmSync(folder, { recursive: true })
  })

  test('is complete, private and alone in its folder', async ({ assert }) => {
    const path = join(folder, 'key')

    await writeDurably(path, 'first')
    await writeDurably(path, 'second')

    assert.equal(readFileSync(path, 'utf8'), 'second')
    assert.equal(statSync(path).mode & 0o777, 0o600)
    assert.deepEqual(readdirSync(folder), ['key'])
  })

  test('leaves the old file unchanged when writing fails', async ({ assert }) => {
    const path = join(folder, 'secret')
    await writeDurably(path, 'of before')

    await assert.rejects(() =>
      writeDurably(
        path,
        Readable.from(
          (function* () {
            yield 'a part'
            throw new Error('broken off')
          })(),
        ),
      ),
    )

    assert.deepEqual([readdirSync(folder), readFileSync(path, 'utf8')], [['secret'], 'of before'])
  })

  test('never replaces an existing file if it must be new', async ({ assert }) => {
    const path = join(folder, 'key')
    await writeDurably(path, 'first', { isNew: true })

    await assert.rejects(() => writeDurably(path, 'second', { isNew: true }), /EEXIST/)

    assert.equal(readFileSync(path, 'utf8'), 'first')
    assert.deepEqual(readdirSync(folder), ['key'])
  })
})

test.group('Making a folder', (group) => {
  let folder: string
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'saude-folder-'))
    return () => rmSync(folder, { recursive: true })
  })

  test('creates parents, and keeps an existing one', async ({ assert }) => {
    const path = join(folder, 'a', 'b', 'c')

    await Promise.all([makeFolder(path), makeFolder(path)])
    await makeFolder(path)

    assert.isTrue(statSync(path).isDirectory())
  })

  test('fails if one cannot be created', async ({ assert }) => {
    writeFileSync(join(folder, 'file'), '')

    await assert.rejects(() => makeFolder(join(folder, 'file')), /EEXIST/)
    await assert.rejects(() => makeFolder(join(folder, 'file', 'below')), /EEXIST|ENOTDIR/)
    if (existsSync('/proc/version')) await assert.rejects(() => makeFolder('/proc/none/at/all'), /ENOENT/)
  })
})
