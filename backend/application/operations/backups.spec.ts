import { test } from '@japa/runner'
import { BackupArchive, type BackupContents } from '#application/ports/backup_archive.ts'
import { stopsWhereAPortFails } from '#application/testing/ignored_failures.ts'
import { privacyDependencies } from '#application/privacy/testing/privacy_dependencies.ts'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import type { Actor } from '../audit/actor.ts'
import { BackUpDatabase, RestoreDatabase } from './backups.ts'

const MARIA = { kind: 'operator', id: 'cli:maria' } as const
const FORBIDDEN = { ok: false, failure: 'forbidden' }
const OTHERS: readonly Actor[] = [
  { kind: 'admin', id: 'x' },
  { kind: 'professional', id: 'y' },
]

/** One file, of an empty database. */
class OneFile extends BackupArchive {
  touched = 0
  schema: readonly string[] = ['0001']
  holds = false
  #saved: BackupContents | null = null

  override async migrations() {
    return [...this.schema]
  }
  override async knownMigrations() {
    return [...this.schema]
  }
  override async isEmpty() {
    return !this.holds
  }
  override async save(_path: string, about: Pick<BackupContents, 'createdAt' | 'keyCheck'>) {
    this.touched++
    this.#saved = { version: '0.1.0 (abc)', ...about, migrations: this.schema, tables: [] }
    return this.#saved
  }
  override async examine() {
    this.touched++
    if (!this.#saved) throw new Error('Nothing was saved.')
    return this.#saved
  }
  override async load(_path: string, { migrations }: BackupContents) {
    this.touched++
    return this.schema.filter((name) => !migrations.includes(name))
  }
}

test.group('Backups', () => {
  const aVault = async () => {
    const archive = new OneFile()
    const deps = { ...(await privacyDependencies()), archive }
    const save = (by: Actor) => new BackUpDatabase(deps).execute({ by, path: 'a.gz' })
    const restore = (by: Actor, more: { replace?: boolean; dryRun?: boolean } = {}) =>
      new RestoreDatabase(deps).execute({ by, path: 'a.gz', replace: false, ...more })
    return { ...deps, save, restore }
  }

  test('are made and restored by operators, with audit entries', async ({ assert }) => {
    const { save, restore, auditLog, clock } = await aVault()
    const createdAt = clock.now().toISOString()

    const saved = await save(MARIA)
    const restored = await restore(MARIA)

    assert.deepInclude(saved.ok && saved.value, { createdAt })
    assert.deepInclude(restored.ok && restored.value, { createdAt, erasedAgain: 0 })
    const maria = {
      actorKind: 'operator',
      actorId: 'cli:maria',
      subjectKind: 'database',
      subjectId: 'backup',
    }
    assert.deepEqual(auditLog.entries, [
      { ...maria, action: 'database_backed_up', after: { createdAt } },
      { ...maria, action: 'database_backup_stored', after: { createdAt, rows: 0 } },
      { ...maria, action: 'database_restored', after: { createdAt, erasedAgain: 0 } },
    ])
  })

  test('do not bring back people in the external erasure ledger', async ({ assert }) => {
    const { save, restore, externalErasures, erasures } = await aVault()
    await save(MARIA)
    await externalErasures.add([{ kind: 'contact', subjectHash: aUuid(301), erasedAt: new Date() }])

    const restored = await restore(MARIA)

    assert.equal(restored.ok && restored.value.erasedAgain, 1)
    assert.lengthOf(await erasures.all(), 1)
  })

  test('refuse administrators and professionals', async ({ assert }) => {
    const { save, restore, auditLog, archive } = await aVault()

    for (const by of OTHERS) assert.deepEqual([await save(by), await restore(by)], [FORBIDDEN, FORBIDDEN])

    assert.equal(archive.touched, 0)
    assert.isEmpty(auditLog.entries)
  })

  test('are refused from a newer version, naming version and migrations', async ({ assert }) => {
    const { save, restore, archive, auditLog, clock } = await aVault()
    archive.schema = ['0001', '0002']
    await save(MARIA)
    archive.schema = ['0001']

    const failure = {
      code: 'backup_of_other_schema',
      version: '0.1.0 (abc)',
      createdAt: clock.now().toISOString(),
      unknown: ['0002'],
    }
    assert.deepEqual(await restore(MARIA), { ok: false, failure })
    assert.lengthOf(auditLog.entries, 2)
  })

  test('are migrated forward from an older version, with an audit entry', async ({ assert }) => {
    const { save, restore, archive, auditLog } = await aVault()
    await save(MARIA)
    archive.schema = ['0001', '0002']

    const looked = await restore(MARIA, { dryRun: true })
    const restored = await restore(MARIA)

    for (const answer of [looked, restored]) assert.deepEqual(answer.ok && answer.value.migrated, ['0002'])
    assert.deepInclude(auditLog.entries.at(-1)?.after ?? {}, { migrated: ['0002'] })
  })

  test('are refused with another key, since erasures could not be matched', async ({ assert }) => {
    const { save, restore, hasher } = await aVault()
    await save(MARIA)
    hasher.hash = () => 'another key'

    assert.deepEqual(await restore(MARIA), { ok: false, failure: 'backup_of_other_key' })
  })

  test('replace data only on request', async ({ assert }) => {
    const { save, restore, archive } = await aVault()
    await save(MARIA)
    archive.holds = true

    assert.deepEqual(await restore(MARIA), { ok: false, failure: 'database_not_empty' })
    const replaced = await restore(MARIA, { replace: true })
    assert.isTrue(replaced.ok && replaced.value.held)
  })

  test('are only inspected in a dry run, which reports that data would be replaced', async ({ assert }) => {
    const { save, restore, archive, auditLog } = await aVault()
    await save(MARIA)
    archive.holds = true

    const looked = await restore(MARIA, { dryRun: true })

    assert.deepInclude(looked.ok && looked.value, { held: true, erasedAgain: 0, indexed: 0 })
    assert.lengthOf(auditLog.entries, 2)
  })

  stopsWhereAPortFails('a backup', aVault, (deps) =>
    new BackUpDatabase(deps).execute({ by: MARIA, path: 'a.gz' }),
  )
  stopsWhereAPortFails(
    'restoring',
    async () => {
      const vault = await aVault()
      await vault.save(MARIA)
      await vault.externalErasures.add([{ kind: 'contact', subjectHash: aUuid(301), erasedAt: new Date() }])
      return vault
    },
    (deps) => new RestoreDatabase(deps).execute({ by: MARIA, path: 'a.gz', replace: false }),
  )
})
