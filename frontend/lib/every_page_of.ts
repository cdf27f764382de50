/** The API's maximum for an own list. */
const PAGE_SIZE = 1_000

interface Page<Item> {
  rows: readonly Item[]
  /** Of all pages. */
  total: number
}

/** Loads a whole list from the API in order, page by page. */
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
