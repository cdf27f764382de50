import { professionalSearchBehaviour } from '#application/ports/testing/professional_search_behaviour.ts'
import { openIndexedApp } from './testing/test_engine.ts'
import { sharedEngine } from './testing/meilisearch_server.ts'

const start = sharedEngine

professionalSearchBehaviour(
  'meilisearch',
  start &&
    (async (professionals) => {
      const app = await openIndexedApp(await start(), professionals)
      return { search: app.meilisearch, close: app.close }
    }),
)
