import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#infrastructure/database/database.ts'
import type { Sandbox } from './sandbox.ts'

export interface Written {
  marker: string
  kind: 'lead' | 'review'
  /** The id of a 201; null where none came. */
  id: string | null
  tries: number
}

const AT_ONCE = 16
const MAX_TRIES = 1_000
/** One in five is a review. */
const REVIEW_EVERY = 5
const HEADERS = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }

/** Sends leads and reviews, each with a marker of its own, again until answered, and remembers what it was told. */
export class Writes {
  readonly history: Written[] = []
  readonly statuses = new Map<string, number>()
  readonly #urls: readonly string[]
  readonly #people: readonly string[]
  /** Two of them in one drill are never taken for repetitions of each other. */
  readonly #run = randomUUID().slice(0, 8)
  #isOver = false

  constructor(urls: readonly string[], people: readonly string[]) {
    this.#urls = urls
    this.#people = people
  }

  async send(count: number): Promise<void> {
    let next = 0
    const work = async () => {
      while (next < count && !this.#isOver) await this.#sendOne(next++)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  }

  /** Waits until so many were begun. */
  async until(count: number): Promise<void> {
    while (this.history.length < count) await pause(20)
  }

  stop(): void {
    this.#isOver = true
  }

  async #sendOne(number: number): Promise<void> {
    const kind = number % REVIEW_EVERY === 0 ? 'review' : 'lead'
    const one: Written = { marker: `marca-${number}-${this.#run}`, kind, id: null, tries: 0 }
    this.history.push(one)
    while (one.id === null && one.tries < MAX_TRIES && !this.#isOver) {
      const status = await this.#try(one, number)
      this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1)
      if (status.startsWith('4')) return
      // A review has no key that makes a second try the same: it is asked once, so it may be there at most once.
      if (one.id !== null || (kind === 'review' && status !== '503')) return
      await pause(100 + Math.random() * 200)
    }
  }

  async #try(one: Written, number: number): Promise<string> {
    const url = this.#urls[one.tries++ % this.#urls.length] ?? ''
    const person = this.#people[number % this.#people.length]
    const path = `${url}/api/professionals/${person}/${one.kind === 'lead' ? 'leads' : 'reviews'}`
    try {
      const answer = await fetch(path, {
        method: 'POST',
        headers: { ...HEADERS, 'idempotency-key': one.marker },
        body: JSON.stringify(bodyOf(one)),
        signal: AbortSignal.timeout(20_000),
      })
      const body = (await answer.json()) as { id?: string }
      if (answer.status === 201) one.id = body.id ?? 'no id'
      return String(answer.status)
    } catch (error) {
      return error instanceof Error ? `${error.name} ${codeIn(error)}` : 'unknown'
    }
  }
}

const codeIn = ({ cause }: Error) => (cause instanceof Error && 'code' in cause ? String(cause.code) : '')

function bodyOf({ kind, marker }: Written): object {
  const signs = { elapsedMs: 9_000 }
  if (kind === 'review') return { patientName: 'Bia Souza', rating: 5, comment: marker, ...signs }
  return {
    ...{ patientName: 'Bia Souza', whatsapp: '11987654321', serviceOfInterest: marker, location: 'ambos' },
    ...signs,
  }
}

/** Some who may be written to. */
export async function peopleIn(database: Database): Promise<string[]> {
  const rows = await database.rows<{ id: string }>(
    'select professional_id as id from professional_listings order by 1 limit 250',
  )
  return rows.map(({ id }) => id)
}

const STORED = `select service_of_interest as marker, id from contacts where service_of_interest like 'marca-%'
  union all select comment, id from reviews where comment like 'marca-%'`

export interface Row {
  marker: string
  id: string
}

/** Compares what was told with what is stored: nobody's 201 may be missing, and nothing may be there twice. */
export function judge(history: readonly Written[], rows: readonly Row[]) {
  const stored = new Map<string, string[]>()
  for (const { marker, id } of rows) stored.set(marker, [...(stored.get(marker) ?? []), id])
  const idsOf = ({ marker }: Written) => stored.get(marker) ?? []
  const acknowledged = history.filter(({ id }) => id !== null)
  return {
    acknowledged,
    lost: acknowledged.filter((one) => !idsOf(one).includes(one.id ?? '')),
    doubled: history.filter((one) => idsOf(one).length > 1),
    untold: history.filter((one) => one.id === null && idsOf(one).length === 1),
  }
}

/** Every 201 is stored once, under the id that was told; everything else at most once. */
export async function checkHistory(
  { check, note }: Sandbox,
  { history, statuses }: Writes,
  database: Database,
): Promise<void> {
  const { acknowledged, lost, doubled, untold } = judge(history, await database.rows<Row>(STORED))
  const tries = history.reduce((sum, one) => sum + one.tries, 0)
  note('sent / tries / acknowledged', `${history.length} / ${tries} / ${acknowledged.length}`)
  note('answers', [...statuses].map(([status, count]) => `${count} × ${status}`).join(', '))
  check('most were acknowledged', acknowledged.length > history.length / 2)
  check('every 201 is stored, under its id', lost.length === 0, `${lost.length} lost`)
  check('nothing is stored twice', doubled.length === 0, `${doubled.length} doubled`)
  note('unanswered and yet stored once', untold.length)
  const failures = [...statuses.keys()].filter((status) => status.startsWith('5') && status !== '503')
  check('no 5xx but 503', failures.length === 0, failures.join(' '))
}

const DUE = `select p.email, count(*)::integer as due from professionals p join (
    select professional_id from contacts where service_of_interest like 'marca-%' and not quarantined
    union all select professional_id from reviews where comment like 'marca-%') as w on w.professional_id = p.id
  group by 1`

export interface Due {
  email: string
  due: number
}

/** Compares who was due a mail with what a mail server heard; `extra` counts what came too often. */
export function judgeMails(due: readonly Due[], lines: readonly string[]) {
  const came = new Map<string, number>()
  for (const line of lines) {
    const [, to] = /^RCPT TO:<([^>]+)>/i.exec(line) ?? []
    if (to) came.set(to, (came.get(to) ?? 0) + 1)
  }
  const beyond = (each: Due) => (came.get(each.email) ?? 0) - each.due
  const more = due.filter((each) => beyond(each) > 0)
  return {
    missing: due.filter((each) => beyond(each) < 0),
    more,
    extra: more.reduce((sum, each) => sum + beyond(each), 0),
  }
}

/** Every mail came at least once; who got more is named. */
export async function checkMails(
  { check, note }: Sandbox,
  lines: readonly string[],
  database: Database,
): Promise<void> {
  const due = await database.rows<Due>(DUE)
  const { missing, more, extra } = judgeMails(due, lines)
  note(
    'mails due',
    due.reduce((sum, each) => sum + each.due, 0),
  )
  check('every mail came', missing.length === 0, `${missing.length} recipients with fewer`)
  note('sent twice', extra === 0 ? 0 : `${extra}: ${more.map(({ email }) => email).join(' ')}`)
}
