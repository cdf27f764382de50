import { test } from '@japa/runner'
import { QueryClient, dehydrate, hydrate } from '@tanstack/react-query'
import { UNSAFE_ErrorResponseImpl, isRouteErrorResponse } from 'react-router-dom'
import { errorsOf, failuresOf, readNow, stateText, timeless, type PageState } from './page_state.ts'

const STATE: PageState = {
  settings: {
    brandName: '</script><b>',
    appUrl: 'https://example.org',
    supportEmail: 'suporte@example.org',
    salesWhatsapp: null,
    siteRating: null,
    keepsSeenPages: true,
  },
  assets: { scripts: [], styles: [] },
  queries: { mutations: [], queries: [] },
  loaderData: {},
  failures: {},
}

test.group('Page state', () => {
  test('cannot close its script element, and reads back the same', ({ assert }) => {
    const text = stateText(STATE)

    assert.notInclude(text, '<')
    assert.deepEqual(JSON.parse(text), STATE)
  })

  test('is the same for the same data, whenever and in whichever order that was read', ({ assert }) => {
    const read = (keys: readonly string[], updatedAt: number) => {
      const client = new QueryClient()
      for (const key of keys) client.setQueryData([key], `data of ${key}`, { updatedAt })
      return dehydrate(client)
    }

    const state = timeless(read(['one', 'other'], 1_000))
    assert.deepEqual(state, timeless(read(['other', 'one'], 2_000)))

    const browser = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })
    hydrate(browser, readNow(state))
    assert.equal(browser.getQueryData(['one']), 'data of one')
    assert.isFalse(
      browser
        .getQueryCache()
        .find({ queryKey: ['other'] })
        ?.isStaleByTime(60_000),
    )
  })

  test('tells only the status of a failed route', ({ assert }) => {
    const failures = failuresOf({
      home: new Error('password of the database'),
      profile: new UNSAFE_ErrorResponseImpl(404, '', 'row 17'),
    })

    assert.deepEqual(failures, { home: 500, profile: 404 })
    assert.isTrue(isRouteErrorResponse(errorsOf(failures)?.['home']))
    assert.isNull(errorsOf({}))
  })
})
