/** As many as the server gives at once of a list that belongs to somebody. */
const PAGE_SIZE = 1_000

interface Page<Item> {
  rows: readonly Item[]
  /** On all pages. */
  total: number
}

/** A whole list of our own server in its order, however many pages that takes. */
export async function everyPageOf<Item>(
  readPage: (query: { page: string; limit: string }) => Promise<Page<Item>>,
): Promise<Item[]> {
  const items: Item[] = []
  for (let page = 1; ; page += 1) {
    const { rows, total } = await readPage({ page: String(page), limit: String(PAGE_SIZE) })
    items.push(...rows)
    if (rows.length === 0 || items.length >= total) return items
  }
}
