import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { spawn, spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { LockHeld, withProcessLock, withProcessLockSync } from './process_lock.mjs'

const LOCK = new URL('./process_lock.mjs', import.meta.url).href
const withLock = <T>(work: () => Promise<T>, folder: string) =>
  withProcessLock({ path: join(folder, '.lock'), timeout: 60_000 }, work)

test.group('A lock of processes', (group) => {
  let folder: string

  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'saude-perto-lock-'))
    return () => rmSync(folder, { recursive: true })
  })

  test("returns the work's result and leaves nothing behind", async ({ assert }) => {
    assert.equal(await withLock(async () => 'done', folder), 'done')
    assert.isEmpty(readdirSync(folder))
  })

  test('is released when the work fails', async ({ assert }) => {
    const failing = withLock(() => Promise.reject(new Error('no space left')), folder)

    await assert.rejects(() => failing, 'no space left')
    assert.isEmpty(readdirSync(folder))
  })

  test('is taken over from a dead owner', async ({ assert }) => {
    const { pid } = spawnSync(process.execPath, ['--version'])
    writeFileSync(join(folder, '.lock'), String(pid))

    assert.equal(await withLock(async () => 'done', folder), 'done')
  })

  test('makes a second process wait for the first', async ({ assert }) => {
    const done = Promise.withResolvers<void>()
    const happened: string[] = []
    const first = withLock(() => done.promise.then(() => happened.push('first')), folder)
    const script = `import { withProcessLock } from '${LOCK}'
      await withProcessLock(
        { path: '${join(folder, '.lock')}', timeout: 60_000, onWait: () => process.stderr.write('waits') },
        async () => process.stdout.write('second'),
      )`
    const second = spawn(process.execPath, ['--input-type=module', '--eval', script])
    second.stdout.on('data', (chunk: Buffer) => happened.push(chunk.toString()))

    await once(second.stderr, 'data')
    done.resolve()
    await Promise.all([first, once(second, 'close')])

    assert.deepEqual(happened, ['first', 'second'])
  })
  test('times out on a living owner, and fails at once during exit', async ({ assert }) => {
    const path = join(folder, '.lock')
    writeFileSync(path, String(process.ppid))

    await assert.rejects(() => withProcessLock({ path, timeout: 0 }, async () => 'done'), LockHeld)
    withProcessLockSync(path, () => assert.fail('it is held'))
  })
})
