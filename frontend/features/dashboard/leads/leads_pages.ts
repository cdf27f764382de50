export const LEADS_PER_PAGE = 20

/** The page of leads that the address asks for (`?pagina=2`); the first for anything unreadable. */
export function leadsPageIn(address: URLSearchParams): number {
  const asked = address.get('pagina') ?? ''
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1
}

/** The address of a page of leads, the first being unsaid. */
export function toLeadsPage(page: number): string {
  return page === 1 ? '?aba=leads' : `?aba=leads&pagina=${page}`
}
