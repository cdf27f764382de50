import { test } from '@japa/runner'
import { HasherBusy, PasswordHasher } from '#application/ports/password_hasher.ts'
import { BoundedPasswordHasher } from './scrypt_password_hasher.ts'

/** Hashes nothing until it is told to, and remembers how many it was asked for at once. */
class HeldHasher extends PasswordHasher {
  readonly held: (() => void)[] = []
  started = 0

  override async hash(password: string): Promise<string> {
    this.started += 1
    await new Promise<void>((resolve) => {
      this.held.push(resolve)
    })
    if (password === 'broken') throw new Error('broken')
    return `hash of ${password}`
  }

  override async verify(): Promise<boolean> {
    return true
  }
}

async function letAllGo(hasher: HeldHasher): Promise<void> {
  while (hasher.held.length > 0) {
    for (const release of hasher.held.splice(0)) release()
    await new Promise((resolve) => setImmediate(resolve))
  }
}

test.group('BoundedPasswordHasher', () => {
  test('runs four and refuses more when the queue is full', async ({ assert }) => {
    const held = new HeldHasher()
    const hasher = new BoundedPasswordHasher(held, { atOnce: 4, waiting: 6 })
    const calls = Array.from({ length: 1_000 }, (_, index) => hasher.hash(`${index}`))
    const outcomes = Promise.allSettled(calls)
    await new Promise((resolve) => setImmediate(resolve))
    assert.equal(held.started, 4)

    await letAllGo(held)

    const settled = await outcomes
    assert.equal(held.started, 10)
    assert.lengthOf(
      settled.filter(({ status }) => status === 'fulfilled'),
      10,
    )
    assert.isTrue(
      settled.every((outcome) => outcome.status === 'fulfilled' || outcome.reason instanceof HasherBusy),
    )
  })

  test('continues after a failed hash', async ({ assert }) => {
    const held = new HeldHasher()
    const hasher = new BoundedPasswordHasher(held, { atOnce: 1, waiting: 1 })
    const outcomes = Promise.allSettled([hasher.hash('broken'), hasher.hash('fine')])
    await new Promise((resolve) => setImmediate(resolve))

    await letAllGo(held)

    assert.deepEqual(
      (await outcomes).map(({ status }) => status),
      ['rejected', 'fulfilled'],
    )
  })
})
