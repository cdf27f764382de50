import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { freshDatabase, type FreshDatabase } from '../database/testing/fresh_database.ts'
import { acceptKey, applicationKey, isKeyOfData, keyPathIn, noteKey } from './application_key.ts'

test.group('The key of the program', (group) => {
  let fresh: FreshDatabase
  let folder: string
  group.setup(async () => {
    fresh = await freshDatabase(2)
    return () => fresh.drop()
  })
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'saude-key-'))
    return () => rmSync(folder, { recursive: true, force: true })
  })

  const key = (APP_KEY?: string) => applicationKey({ APP_KEY, DATA_DIR: folder }, fresh.database)

  test('is created once before the first data, by simultaneous starts too', async ({ assert }) => {
    const [one, other] = await Promise.all([key(), key()])

    assert.match(one, /^[\w-]{43}$/)
    assert.deepEqual([other, await key()], [one, one])
    assert.equal(await key('k'.repeat(40)), 'k'.repeat(40))
  })

  test('is created again if a crash left an empty file before the first data', async ({ assert }) => {
    writeFileSync(keyPathIn(folder), '')

    assert.match(await key(), /^[\w-]{43}$/)
  })

  test('is recognized by a stored fingerprint until another key is accepted', async ({ assert }) => {
    const [own, other] = ['a'.repeat(40), 'b'.repeat(40)]
    assert.isTrue(await isKeyOfData(fresh.database, other))

    assert.deepEqual(
      [await noteKey(fresh.database, own), await noteKey(fresh.database, other)],
      [true, false],
    )
    const rows = await fresh.database.rows('select * from key_fingerprint')
    assert.lengthOf(rows, 1)
    assert.notInclude(JSON.stringify(rows), own)
    await acceptKey(fresh.database, other)

    assert.isTrue(await isKeyOfData(fresh.database, other))
    assert.isFalse(await isKeyOfData(fresh.database, own))
  })

  test('is never replaced once there is data, and the remedy is reported', async ({ assert }) => {
    await fresh.database.rows(
      `insert into erasures (kind, subject_hash, erased_at) values ('contact', repeat('a', 64), now())`,
    )

    for (const lose of [() => undefined, () => writeFileSync(keyPathIn(folder), '\n')]) {
      lose()
      await assert.rejects(() => key(), /sumiu ou está vazia.*volta a cópia.*APP_KEY/)
    }

    assert.isTrue(existsSync(keyPathIn(folder)))
    assert.equal(await key('k'.repeat(40)), 'k'.repeat(40))
  })
})
