import { test } from '@japa/runner'
import { ServerFinder, serversOf, targetOf } from './server_finder.ts'

const ONE = 'postgres://app:secret@one:5432/site'
const TWO = 'postgres://app:secret@two:5433/site'
const BOTH = 'postgres://app:secret@one:5432,two:5433/site'
const PLACE_ONE = { host: 'one', port: 5432 }

/** What a test says of each server: a timeline for a primary, 'standby', 'silent' or 'away'. */
type Said = number | 'standby' | 'silent' | 'away'

function finderOn(url: string, first: Record<string, Said>) {
  const said = new Map(Object.entries(first))
  const finder = new ServerFinder(url, {
    timeout: 20,
    async ask(server) {
      const word = said.get(new URL(server).hostname) ?? 'away'
      if (word === 'away') throw new Error('away')
      if (word === 'silent') return new Promise<never>(() => {})
      return word === 'standby' ? { isStandby: true, timeline: 0 } : { isStandby: false, timeline: word }
    },
  })
  return { finder, say: (host: string, word: Said) => said.set(host, word) }
}

test.group('The servers of an address', () => {
  test('are each an address of their own, with everything else that it says', ({ assert }) => {
    assert.deepEqual(serversOf(`${BOTH}?sslmode=require&target_session_attrs=primary`), [
      `${ONE}?sslmode=require`,
      `${TWO}?sslmode=require`,
    ])
    assert.deepEqual(serversOf(ONE), [ONE])
    assert.deepEqual(serversOf('postgres://one,two/site'), ['postgres://one/site', 'postgres://two/site'])
    const encoded = 'postgres://app:a%40b%2Cc@one/site?options=-c%20jit%3Doff'
    assert.deepEqual(serversOf(encoded), [encoded])
  })

  test('are asked for the primary where there are several, and for nothing where there is one', ({
    assert,
  }) => {
    assert.equal(targetOf(BOTH), 'primary')
    assert.isNull(targetOf(ONE))
    assert.equal(targetOf(`${BOTH}?target_session_attrs=standby`), 'standby')
    assert.equal(targetOf(`${ONE}?target_session_attrs=read-write`), 'read-write')
  })
})

test.group('The server to connect to', () => {
  test('is the one that takes writes, or that follows, as is asked for', async ({ assert }) => {
    const state = { one: 'standby', two: 1 } as const

    assert.equal(await finderOn(BOTH, state).finder.find(), TWO)
    assert.equal(await finderOn(`${BOTH}?target_session_attrs=standby`, state).finder.find(), ONE)
  })

  test('is whoever was promoted once the primary is away', async ({ assert }) => {
    const { finder, say } = finderOn(BOTH, { one: 1, two: 'standby' })
    assert.equal(await finder.find(), ONE)

    say('one', 'away')
    await assert.rejects(() => finder.find(), 'away')
    say('two', 2)
    assert.equal(await finder.find(), TWO)
  })

  test('stays the one that only takes long, until another one was promoted', async ({ assert }) => {
    const { finder, say } = finderOn(BOTH, { one: 1, two: 'standby' })
    await finder.find()

    say('one', 'silent')
    assert.equal(await finder.find(), ONE)
    say('two', 2)
    assert.equal(await finder.find(), TWO)
    say('two', 'standby')
    await assert.rejects(() => finder.find(), 'none of the servers is a primary')
  })

  test('is never the primary of before again: what it takes would be lost', async ({ assert }) => {
    const { finder, say } = finderOn(BOTH, { one: 1, two: 'standby' })
    await finder.find()
    say('two', 2)
    say('one', 'away')
    await finder.find()

    say('one', 1)
    say('two', 'away')

    await assert.rejects(() => finder.find(), 'away')
    assert.equal(finder.found, TWO)
  })

  test('is the one promoted last of two that both take writes', async ({ assert }) => {
    assert.equal(await finderOn(BOTH, { one: 1, two: 2 }).finder.find(), TWO)
    assert.equal(await finderOn(BOTH, { one: 3, two: 2 }).finder.find(), ONE)
  })

  test('is not waited for where another one is silent and it was the right one before', async ({
    assert,
  }) => {
    const { finder, say } = finderOn(BOTH, { one: 1, two: 'standby' })
    await finder.find()
    say('two', 'silent')
    let isLate = false
    const late = setTimeout(() => (isLate = true), 20)

    assert.equal(await finder.find(), ONE)

    assert.isFalse(isLate)
    clearTimeout(late)
  })

  test('is nowhere while all of them follow', async ({ assert }) => {
    const { finder } = finderOn(BOTH, { one: 'standby', two: 'standby' })

    await assert.rejects(() => finder.find(), 'none of the servers is a primary')
  })

  test('is left by those who are connected once another one was promoted, though it still answers', async ({
    assert,
  }) => {
    const { finder, say } = finderOn(BOTH, { one: 1, two: 'standby' })
    await finder.find()
    const left = new Promise<string>((tell) => finder.hold(PLACE_ONE, () => tell('left')))
    finder.hold({ host: 'two', port: 5433 }, () => assert.fail('That one is right.'))

    say('two', 2)
    finder.recheck()

    assert.equal(await left, 'left')
    assert.equal(finder.found, TWO)
  })

  test('is looked at again by itself while somebody is connected, and no longer', async ({ assert }) => {
    let asked = 0
    let tell: () => void = () => {}
    const again = new Promise<void>((resolve) => (tell = resolve))
    const finder = new ServerFinder(BOTH, {
      interval: 1,
      ask: async () => {
        if (++asked === 6) tell()
        return { isStandby: false, timeline: 1 }
      },
    })
    const letGo = finder.hold(PLACE_ONE, () => {})

    await again
    letGo()
    await finder.find()

    const then = asked
    await new Promise((next) => setImmediate(next))
    assert.equal(asked, then)
  })
})
