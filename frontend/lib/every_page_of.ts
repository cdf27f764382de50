import { send, withQuery } from './http.ts'

/** As many as the server gives at once of a list that belongs to somebody. */
const PAGE_SIZE = 1_000

type Ask = (path: string) => Promise<Response>

/** A whole list of our own server in its order, however many pages that takes. */
export async function everyPageOf<Item>(
  path: string,
  ask: Ask = (address) => send('GET', address),
): Promise<Item[]> {
  const items: Item[] = []
  for (let page = 1; ; page += 1) {
    const response = await ask(withQuery(path, { page: String(page), limit: String(PAGE_SIZE) }))
    const some = (await response.json()) as Item[]
    items.push(...some)
    const total = Number(response.headers.get('x-total-count') ?? items.length)
    if (some.length === 0 || items.length >= total) return items
  }
}
