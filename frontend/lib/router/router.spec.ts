import { test } from '@japa/runner'
import type { LoaderAnswer, Screen } from '#frontend/lib/screen.ts'
import { resolve, Router, type Leave, type RouterState } from './router.ts'
import { matcherOf } from './routes.ts'

interface Entry {
  state: unknown
  href: string
}

/** As much of a window as the router asks for; a move within its history is told of before the next line. */
class FakeWindow extends EventTarget {
  entries: Entry[]
  at = 0
  scrollY = 0
  scrollRestoration = 'auto'

  constructor(href: string) {
    super()
    this.entries = [{ state: null, href }]
  }
  get location() {
    return new URL(this.entries[this.at]?.href ?? '/', 'https://site.example')
  }
  get state() {
    return this.entries[this.at]?.state ?? null
  }
  pushState(state: unknown, _title: string, href: string) {
    this.entries.splice(++this.at, Infinity, { state, href })
  }
  replaceState(state: unknown, _title: string, href: string) {
    this.entries[this.at] = { state, href }
  }
  go(delta: number) {
    this.at += delta
    this.dispatchEvent(new Event('popstate'))
  }
}

type Load = NonNullable<Screen['loader']>

/** A site whose every screen is there at once, unless a test says otherwise. */
function open(loaders: Record<string, Load | undefined> = {}, shouldReload?: Screen['shouldReload']) {
  const view = new FakeWindow('/a')
  const kept = new Map<string, string>()
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  }
  Object.assign(globalThis, { window: view, history: view, sessionStorage })
  const Component = () => null
  const routes = ['/a', '/b', '/c'].map((path) => {
    const loader = loaders[path]
    const screen: Screen = { Component, ...(loader && { loader }), ...(shouldReload && { shouldReload }) }
    return { path, chunk: path, load: async () => screen }
  })
  const match = matcherOf(routes)
  const location = { pathname: '/a', search: '', hash: '', state: null, key: 'first' }
  const matched = match('/a')
  const screen: Screen = {
    Component,
    ...(loaders['/a'] && { loader: loaders['/a'] }),
    ...(shouldReload && { shouldReload }),
  }
  const router = new Router(match, { ...matched, location, screen, hasFailed: false })
  const told: RouterState[] = []
  const stop = router.start((state) => told.push(state))
  return { view, router, told, stop }
}

const shownAt = ({ router }: { router: Router }) =>
  router.state.location.pathname + router.state.location.search
const addressesOf = ({ view }: { view: FakeWindow }) => view.entries.map(({ href }) => href)
/** Lets everything go on that waits for nothing but its turn. */
const settle = () => new Promise((done) => setImmediate(done))

test.group('The router', (group) => {
  group.each.teardown(() => {
    for (const name of ['window', 'history', 'sessionStorage']) Reflect.deleteProperty(globalThis, name)
  })

  test('notes the address only once what it shows was read', async ({ assert }) => {
    let finish: (answer: LoaderAnswer | null) => void = () => undefined
    const site = open({ '/b': () => new Promise((done) => (finish = done)) })

    const going = site.router.navigate('/b?q=1')
    await settle()
    assert.equal(site.router.state.next?.pathname, '/b')
    assert.deepEqual(addressesOf(site), ['/a'])
    finish(null)
    await going

    assert.equal(shownAt(site), '/b?q=1')
    assert.isNull(site.router.state.next)
    assert.deepEqual(addressesOf(site), ['/a', '/b?q=1'])
  })

  test('lets the newest move win', async ({ assert }) => {
    const waiting: ((answer: null) => void)[] = []
    const site = open({ '/b': () => new Promise((done) => waiting.push(done)) })

    const older = site.router.navigate('/b')
    await settle()
    await site.router.navigate('/c')
    for (const done of waiting) done(null)
    await older

    assert.equal(shownAt(site), '/c')
    assert.deepEqual(addressesOf(site), ['/a', '/c'])
  })

  test('shows the failure of what could not be read, and reads it again there', async ({ assert }) => {
    let isBroken = true
    const read = () => (isBroken ? Promise.reject(new Error('No answer.')) : null)
    const site = open({ '/b': read }, () => false)

    await site.router.navigate('/b')
    assert.equal(shownAt(site), '/b')
    assert.isTrue(site.router.state.hasFailed)
    isBroken = false
    await site.router.navigate(site.router.state.location, { replace: true })

    assert.isFalse(site.router.state.hasFailed)
    assert.deepEqual(addressesOf(site), ['/a', '/b'])
  })

  test('goes where a loader sends it', async ({ assert }) => {
    const site = open({ '/b': () => ({ status: 302, redirect: '/c' }) })

    await site.router.navigate('/b')

    assert.deepEqual(addressesOf(site), ['/a', '/c'])
    assert.equal(shownAt(site), '/c')
  })

  test('reads anew for another search, not for another hash nor where the screen says so', async ({
    assert,
  }) => {
    const asked: string[] = []
    const site = open({ '/a': ({ url }) => (asked.push(url.search), null) }, (_, to) => to.search !== '?kept')

    await site.router.navigate('?x=1')
    await site.router.navigate('#part')
    await site.router.navigate('?kept')

    assert.deepEqual(asked, ['?x=1'])
    assert.deepEqual(addressesOf(site), ['/a', '/a?x=1', '/a?x=1#part', '/a?kept'])
  })

  test('goes back to where one was on the page', async ({ assert }) => {
    const site = open()
    site.view.scrollY = 700
    await site.router.navigate('/b', { state: { from: 'a' } })
    assert.equal(site.router.state.scroll, 'top')
    assert.deepEqual(site.router.state.location.state, { from: 'a' })
    site.view.scrollY = 0

    site.view.go(-1)
    await settle()

    assert.equal(shownAt(site), '/a')
    assert.equal(site.router.state.scroll, 700)
    await site.router.navigate('?x', { preventScrollReset: true })
    assert.equal(site.router.state.scroll, 'stay')
  })

  test('holds somebody back who leaves, by a link or back, until they are let go', async ({ assert }) => {
    const site = open()
    await site.router.navigate('/b')
    const held: Leave[] = []
    const release = site.router.guardBy((leave) => held.push(leave) > 0)

    await site.router.navigate('/c')
    assert.equal(shownAt(site), '/b')
    site.view.go(-1)
    await settle()
    assert.equal(shownAt(site), '/b')
    assert.equal(site.view.at, 1)
    assert.deepEqual(
      held.map(({ from, to }) => [from.pathname, to.pathname]),
      [
        ['/b', '/c'],
        ['/b', '/a'],
      ],
    )
    held[1]?.goOn()
    await settle()

    assert.equal(shownAt(site), '/a')
    release()
    await site.router.navigate('/c')
    assert.equal(shownAt(site), '/c')
  })

  test('follows a plain link to a hash, and the way back from it', async ({ assert }) => {
    const site = open()
    site.view.pushState(null, '', '/a#part')
    site.view.dispatchEvent(new Event('popstate'))
    await settle()
    assert.equal(site.router.state.location.hash, '#part')
    const held: string[] = []
    site.router.guardBy(({ to }) => held.push(to.hash) > 0)

    site.view.go(-1)

    assert.deepEqual(held, [''])
    assert.equal(site.view.location.hash, '#part')
  })

  test('follows nothing once it is stopped', async ({ assert }) => {
    const site = open()
    await site.router.navigate('/b')
    const told = site.told.length
    site.stop()

    site.view.go(-1)
    await settle()

    assert.lengthOf(site.told, told)
  })
})

test.group('Where a link leads', () => {
  const HERE = { pathname: '/a/b', search: '?x=1', hash: '#y' }

  test('is told from where one is', ({ assert }) => {
    assert.deepEqual(resolve('/c?d#e', HERE), { pathname: '/c', search: '?d', hash: '#e' })
    assert.deepEqual(resolve('?z=2', HERE), { pathname: '/a/b', search: '?z=2', hash: '' })
    assert.deepEqual(resolve({ search: '?z=3' }, HERE), { pathname: '/a/b', search: '?z=3', hash: '' })
    assert.deepEqual(resolve('#k', HERE), { pathname: '/a/b', search: '?x=1', hash: '#k' })
  })
})
