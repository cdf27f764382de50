import { test } from '@japa/runner'
import { UNSAFE_ErrorResponseImpl, isRouteErrorResponse } from 'react-router-dom'
import { errorsOf, failuresOf, stateText, type PageState } from './page_state.ts'

const STATE: PageState = {
  settings: {
    brandName: '</script><b>',
    appUrl: 'https://example.org',
    supportEmail: 'suporte@example.org',
    salesWhatsapp: null,
    siteRating: null,
  },
  assets: { scripts: [], styles: [], preloads: [] },
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
