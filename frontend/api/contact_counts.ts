import type { CountContactsBody } from '#contract/counted.ts'
import { call } from '#frontend/lib/http.ts'

const MAX_AT_ONCE = 60
/** What this page has already sent: repetitions do not count. */
const told = new Set<string>()

/** Sends a count for the professional's figures, without waiting and without personal data. */
function tell(kind: CountContactsBody['kind'], ids: readonly string[]): void {
  const fresh = ids.filter((id) => !told.has(`${kind} ${id}`)).slice(0, MAX_AT_ONCE)
  if (fresh.length === 0) return
  for (const id of fresh) told.add(`${kind} ${id}`)
  void call('POST /api/contact-counts', { body: { kind, ids: fresh }, keepalive: true }).catch(() => {})
}

export const countAppearances = (ids: readonly string[]) => tell('appearance', ids)

const KINDS: readonly [start: RegExp, CountContactsBody['kind']][] = [
  [/^https:\/\/wa\.me\//, 'whatsapp'],
  [/^tel:/, 'phone'],
  [/^https:\/\/www\.google\.com\/maps\//, 'directions'],
  [/^mailto:/, 'email'],
]

/** Counts a click on a contact link; an ancestor's `data-professional` holds the id. */
export function countContact({ target }: Event): void {
  if (!(target instanceof Element)) return
  const link = target.closest('a[href]')?.getAttribute('href') ?? ''
  const id = target.closest<HTMLElement>('[data-professional]')?.dataset['professional']
  const kind = KINDS.find(([start]) => start.test(link))?.[1]
  if (kind && id) tell(kind, [id])
}
