import { test } from '@japa/runner'
import { setImmediate as settled } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import {
  createMemoryRouter,
  createPath,
  type DataRouter,
  type HydrationState,
  type Location,
  type NavigateOptions,
  type RouteObject,
  type To,
  UNSAFE_createMemoryHistory as createMemoryHistory,
} from 'react-router-dom'
import type { Screen, ScreenRequest } from '#frontend/lib/screen.ts'
import { createBrowserRouter } from './browser_router.ts'

const nothing = () => null

/** A site with what the real one has: a frame, screens that arrive late, load, fail, wait or load only at times. */
function aSite(log: unknown[]) {
  const code = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  const loader =
    (name: string, then: () => unknown = () => `data of ${name}`) =>
    ({ request, params }: ScreenRequest) => {
      log.push({ loader: name, url: request.url, params })
      return then()
    }
  const fails = () => {
    throw new Error('not read')
  }
  const late = (screen: Pick<Screen, 'loader' | 'ErrorBoundary'>) => () =>
    Promise.resolve({ Component: nothing, ...screen })
  const screens: RouteObject[] = [
    { path: '/', Component: nothing, loader: loader('home') },
    { path: '/bare', lazy: late({}) },
    { path: '/people/:slug/:city?', lazy: late({ loader: loader('people') }) },
    { path: '/broken', lazy: late({ loader: loader('broken', fails) }) },
    { path: '/broken/own', lazy: late({ loader: loader('own', fails), ErrorBoundary: nothing }) },
    {
      path: '/lost',
      async lazy() {
        log.push('code of lost')
        await code.promise
        return { Component: nothing, loader: loader('lost') }
      },
    },
    { path: '/slow', Component: nothing, loader: loader('slow', () => answer.promise) },
    {
      path: '/choosy',
      Component: nothing,
      loader: loader('choosy'),
      shouldRevalidate({ currentUrl, nextUrl, currentParams, nextParams, defaultShouldRevalidate }) {
        log.push({
          asked: [currentUrl.href, nextUrl.href, currentParams, nextParams, defaultShouldRevalidate],
        })
        return nextUrl.search !== '?kept'
      },
    },
    { path: '*', lazy: late({ loader: loader('unknown') }) },
  ]
  const frame = { Component: nothing, ErrorBoundary: nothing, children: screens }
  const release = async () => {
    code.resolve()
    await settled()
    answer.resolve()
  }
  return { routes: [{ id: 'document', Component: nothing, children: [frame] }], release }
}

const said = ({ state, ...path }: Location) => [createPath(path), state as unknown]

function told({ state }: DataRouter) {
  const { navigation, blockers, matches, location, historyAction, initialized } = state
  return {
    historyAction,
    initialized,
    location: said(location),
    matches: matches.map(({ route, params, pathname }) => [
      route.id,
      params,
      pathname,
      Boolean(route.element),
    ]),
    navigation: navigation.location
      ? [navigation.state, said(navigation.location), navigation.historyAction]
      : navigation.state,
    errors: state.errors && Object.entries(state.errors).map(([id, error]) => [id, String(error)]),
    loaderData: state.loaderData,
    scroll: [state.restoreScrollPosition, state.preventScrollReset],
    blockers: [...blockers].map(([key, { state: how, location: to }]) => [key, how, to && said(to)]),
  }
}

type Step =
  | [to: To | number, options?: NavigateOptions]
  | 'release'
  | 'block'
  | 'unblock'
  | 'proceed'
  | 'reset'
  | 'leave scroll'

type Make = (routes: RouteObject[], hydration: HydrationState) => DataRouter

const HOME: HydrationState = { loaderData: { '0-0-0': 'of the server' } }

const ours: Make = (routes, hydration) =>
  createBrowserRouter(routes, hydration, createMemoryHistory({ initialEntries: ['/'] }))
const theirs: Make = (routes, hydrationData) => createMemoryRouter(routes, { hydrationData })

/** Everything that a router tells, loads and asks while the steps are taken, one after another. */
async function trace(make: Make, steps: readonly Step[], hydration = HOME): Promise<unknown[]> {
  const log: unknown[] = []
  const { routes, release } = aSite(log)
  let taken = 0
  const router = make(routes, hydration)
  const take = async (step: Step) => {
    if (step === 'release') return release()
    if (step === 'block') return router.getBlocker('block', (move) => move.nextLocation.hash !== '#free')
    if (step === 'unblock') return router.deleteBlocker('block')
    if (step === 'leave scroll') return router.enableScrollRestoration({}, () => taken * 100)
    const blocker = router.state.blockers.get('block')
    if (step === 'proceed') return blocker?.proceed?.()
    if (step === 'reset') return blocker?.reset?.()
    const [to, options] = step
    if (typeof to === 'number') return void router.navigate(to)
    router.navigate(to, options).catch((error: unknown) => log.push(String(error)))
  }
  let last = ''
  router.subscribe((_, { flushSync, newErrors }) => {
    const now = { ...told(router), flushSync, newErrors: newErrors && Object.keys(newErrors) }
    if (JSON.stringify(now) !== last) log.push(now)
    last = JSON.stringify(now)
  })
  log.push(told(router))
  for (const step of steps) {
    log.push(step)
    taken += 1
    await take(step)
    await settled()
  }
  return log
}

const STEPS: Step[] = [
  ['/'],
  ['/bare'],
  ['/people/ana/campinas-sp?q=1'],
  ['/people/jos%C3%A9'],
  ['/people/a b#top', { state: { from: 'here' } }],
  ['?page=2', { preventScrollReset: true }],
  [{ search: '?page=3' }, { replace: true, flushSync: true }],
  [{ hash: '#free' }],
  ['#place', { flushSync: true, state: 1 }],
  ['/broken'],
  ['/broken/own', { flushSync: true }],
  ['/lost'],
  ['/slow', { flushSync: true, preventScrollReset: true }],
  ['/choosy'],
  ['/choosy?kept', { replace: true }],
  ['/choosy?new'],
  ['/nowhere/at/all'],
  ['//example.org/away'],
  ['https://example.org/'],
  ['/\\example.org'],
  [-1],
  [-2],
  [1],
  'release',
  'block',
  'unblock',
  'proceed',
  'reset',
  'leave scroll',
]

const STORIES: Record<string, Step[]> = {
  'goes, goes back and forward, and stays where it was scrolled to': [
    'leave scroll',
    ['/people/ana'],
    ['/bare', { state: { from: 'ana' } }],
    [-1],
    [-1],
    [2],
  ],
  'changes its query, its hash and nothing at all': [
    ['/people/ana?q=1', { flushSync: true }],
    ['?q=2', { preventScrollReset: true, flushSync: true }],
    [{ hash: '#place' }],
    ['/people/ana?q=2', { replace: true }],
    ['/people/ana?q=2#place'],
    ['/people/ana?q=2#place'],
    [-1],
  ],
  'loads again only where the screen wants to': [
    ['/choosy'],
    ['/choosy?kept'],
    ['/choosy?new'],
    ['/choosy?kept'],
  ],
  'shows what failed where it stands in, and goes on': [
    ['/bare'],
    ['/broken'],
    ['/bare'],
    ['/broken'],
    ['#place'],
    ['/broken/own'],
    ['/'],
    [-1],
  ],
  'leaves a move for another one': [['/slow'], ['/people/ana'], 'release', ['/slow'], ['/lost']],
  'waits for lost code, also twice, and is there once it comes': [
    ['/lost'],
    ['/bare'],
    ['/lost'],
    'release',
    ['/'],
  ],
  'goes back from a move that waits': [['/bare'], ['/slow'], [-1], 'release', [1]],
  'asks before it leaves, and stays or goes': [
    'block',
    ['/bare'],
    'reset',
    ['/bare', { replace: true }],
    'proceed',
    ['/people/ana'],
    ['/people/eva'],
    'proceed',
  ],
  'asks before it goes back, and stays or goes': [
    ['/bare'],
    ['/people/ana'],
    'block',
    [-1],
    'reset',
    [-2],
    'proceed',
    'unblock',
    [1],
  ],
  'is not led to another site': [
    ['//example.org'],
    ['https://example.org/'],
    ['/\\example.org'],
    ['/.//example.org'],
  ],
}

test.group('The browser router, beside the one of React Router', () => {
  for (const [story, steps] of Object.entries(STORIES)) {
    test(story, async ({ assert }) => {
      assert.deepEqual(await trace(ours, steps), await trace(theirs, steps))
    })
  }

  test('begins with what failed on the server', async ({ assert }) => {
    const failed = { loaderData: {}, errors: { '0-0': 'failed' } }
    const steps: Step[] = [['#place'], ['/'], ['/bare']]
    assert.deepEqual(await trace(ours, steps, failed), await trace(theirs, steps, failed))
  })

  test('tells whoever listens later what happened before', async ({ assert }) => {
    const heard = async (make: Make) => {
      const router = make(aSite([]).routes, HOME)
      await router.navigate('/bare')
      const paths: string[] = []
      router.subscribe(({ location }) => paths.push(location.pathname))
      router.subscribe(({ location }) => paths.push(location.pathname))
      return paths
    }
    assert.deepEqual(await heard(ours), await heard(theirs))
  })

  test('does the same whatever is done', async () => {
    const steps = fc.array(fc.constantFrom(...STEPS), { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const [one, other] = await Promise.all([trace(ours, taken), trace(theirs, taken)])
        return isDeepStrictEqual(one, other)
      }),
    )
  })
})
