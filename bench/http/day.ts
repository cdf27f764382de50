import { randomUUID } from 'node:crypto'
import type { Database } from '#infrastructure/database/database.ts'
import { municipalitiesOfBrazil } from '#infrastructure/brazil/municipality_source.ts'
import { ScryptPasswordHasher } from '#infrastructure/security/scrypt_password_hasher.ts'
import { SeededRandom } from '#search/testing/seeded_random.ts'
import { benchBeginnings, benchQueries } from '../search/bench_queries.ts'

export interface Request {
  kind: string
  method: 'GET' | 'POST'
  path: string
  body?: object
  cookie?: string
}

interface Person {
  id: string
  slug: string
  email: string
  hash: string | null
}

/** Of 1,000 requests. Nobody sees these ten as more than a guess at a day; what is dear (a login) is rarer in life. */
const SHARES = {
  ...{ search: 270, suggestions: 200, page: 120, profile: 150, image: 120 },
  ...{ view: 90, dashboard: 25, lead: 10, panel: 10, login: 5 },
}
export type Kind = keyof typeof SHARES
export const KINDS = Object.keys(SHARES) as Kind[]

const PASSWORD = 'senha-do-banco-de-prova'
const SAMPLED = 1_000
const WITH_ACCOUNT = 50
const PHOTO_BYTES = 12_000
const SITE_PAGES = ['/', '/especialidades', '/blog', '/privacidade']

/** Gives some people photos and passwords, and the site an administrator; again changes nothing. */
export async function prepareDay(database: Database): Promise<Person[]> {
  const hash = await new ScryptPasswordHasher().hash(PASSWORD)
  const people = await database.rows<Person>(
    `select id, slug, email from professionals where slug like 'profissional-%' order by id limit ?`,
    [SAMPLED],
  )
  const ids = people.map(({ id }) => id)
  await database.rows(
    `update professionals set image_hash = md5(id::text), image_mime = 'image/webp', password_hash = ?
     where id = any(?) and image_hash is null`,
    [hash, ids],
  )
  await database.rows(
    `insert into profile_images (professional_id, hash, width, format, bytes)
     select id, md5(id::text), width, format, decode(repeat('00', ${PHOTO_BYTES}), 'hex')
     from unnest(?::uuid[]) as id, unnest(array[160, 512]) as width, unnest(array['webp', 'avif']) as format
     on conflict do nothing`,
    [ids],
  )
  await database.rows(
    `insert into professionals (id, email, role, name, lastname, crm, crm_key, slug, password_hash)
     values (?, 'chefe@bench.invalid', 'admin', 'Chefe', 'Geral', 'ADM 99999', 'adm99999', 'chefe-do-banco', ?)
     on conflict do nothing`,
    [randomUUID(), hash],
  )
  return database.rows<Person>(
    'select id, slug, email, image_hash as hash from professionals where id = any(?) order by id',
    [ids],
  )
}

/** Makes the requests of a day, always the same ones, once some have logged in. */
export async function requestsOf(
  url: string,
  rows: number,
  people: readonly Person[],
): Promise<() => Request> {
  const random = new SeededRandom(4_711)
  const asked = benchQueries(rows, municipalitiesOfBrazil())['specialty + city'] ?? []
  const searches = asked.map(
    ({ input: { q = '' } }) => `/api/professionals/search?${new URLSearchParams({ q, limit: '20' })}`,
  )
  const typed = benchBeginnings(municipalitiesOfBrazil())
  const members = people.slice(0, WITH_ACCOUNT)
  const sessions: { id: string; cookie: string }[] = []
  for (const { id, email } of members) sessions.push({ id, cookie: await cookieOf(url, email) })
  const admin = await cookieOf(url, 'chefe@bench.invalid')
  const someone = () => random.oneOf(people)
  const get = (path: string, cookie?: string) => ({ method: 'GET', path, ...(cookie && { cookie }) }) as const
  const post = (path: string, body: object) => ({ method: 'POST', path, body }) as const
  const make: Record<Kind, () => Omit<Request, 'kind'>> = {
    search: () => get(random.oneOf(searches)),
    suggestions: () => get(`/api/search/suggestions?${new URLSearchParams({ q: random.oneOf(typed) })}`),
    page: () => get(random.oneOf(SITE_PAGES)),
    profile: () => get(`/${someone().slug}`),
    image: () => {
      const { id, hash } = someone()
      return get(`/api/images/${id}?v=${hash}`)
    },
    view: () => post(`/api/professionals/${someone().id}/view`, {}),
    lead: () =>
      post(`/api/professionals/${someone().id}/leads`, {
        ...{ patientName: 'Bia Souza', whatsapp: `119${10_000_000 + random.below(89_999_999)}` },
        ...{ serviceOfInterest: 'Consulta', location: 'ambos', elapsedMs: 9_000 },
      }),
    login: () => post('/api/login', credentials(random.oneOf(members).email)),
    dashboard: () => {
      const { id, cookie } = random.oneOf(sessions)
      return get(
        random.oneOf([`/api/professionals/${id}/dashboard`, `/api/professionals/${id}/contacts`]),
        cookie,
      )
    },
    panel: () => {
      const sort = random.oneOf(['relevance', 'newest', 'name', 'rating', 'views', 'reviews'])
      return get(`/api/professionals?sort=${sort}&limit=20&page=${1 + random.below(5)}`, admin)
    },
  }
  return () => {
    let point = random.below(1_000)
    const kind = KINDS.find((each) => (point -= SHARES[each]) < 0) ?? 'search'
    return { kind, ...make[kind]() }
  }
}

const credentials = (email: string) => ({ email, password: PASSWORD })

async function cookieOf(url: string, email: string): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials(email)),
  })
  if (!answer.ok) throw new Error(`${email} cannot log in: ${answer.status} ${await answer.text()}`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
