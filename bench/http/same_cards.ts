/** How many cards a page has on average. Throws where the addresses of one page give other people or another order. */
export async function sameCards(pages: readonly (readonly string[])[]): Promise<number> {
  let cards = 0
  for (const addresses of pages) {
    const [first = [], ...others] = await Promise.all(addresses.map(idsAt))
    if (others.some((ids) => ids.join() !== first.join()))
      throw new Error(`Not the same: ${addresses.join(' ')}`)
    cards += first.length
  }
  return cards / pages.length
}

async function idsAt(address: string): Promise<string[]> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
  return ((await answer.json()) as { id: string }[]).map(({ id }) => id)
}
