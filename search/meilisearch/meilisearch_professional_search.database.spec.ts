import { professionalSearchBehaviour } from '#application/ports/testing/professional_search_behaviour.ts'
import { openIndexedHouse } from './testing/engine_house.ts'
import { sharedEngine } from './testing/meilisearch_server.ts'

const start = sharedEngine

professionalSearchBehaviour(
  'meilisearch',
  start &&
    (async (professionals) => {
      const house = await openIndexedHouse(await start(), professionals)
      return { search: house.meilisearch, close: house.close }
    }),
)
