import type { KnownContact } from '#application/ports/personal_data.ts'
import type { Database } from '../database.ts'

const PAGE = 1_000
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

const pageOf = (columns: string) =>
  `select id, created_at as since, ${columns} where id > ? order by id limit ${PAGE}`

const SOURCES = [
  pageOf('email, null as whatsapp from professionals'),
  pageOf('patient_email as email, whatsapp from contacts'),
]

interface Reachable {
  id: string
  since: Date
  email: string
  whatsapp: string | null
}

/** The e-mails of every account, and the e-mails and phones of every lead and message, a page of rows a statement. */
export async function* knownContacts(database: Database): AsyncGenerator<KnownContact> {
  for (const source of SOURCES)
    for await (const rows of pagesOf(database, source)) yield* rows.flatMap(contactsIn)
}

async function* pagesOf(database: Database, source: string): AsyncGenerator<Reachable[]> {
  for (let last = FIRST_ID; ;) {
    const rows = await database.rows<Reachable>(source, [last])
    if (rows.length === 0) return
    yield rows
    last = rows.at(-1)?.id ?? last
  }
}

function contactsIn({ since, email, whatsapp }: Reachable): KnownContact[] {
  const byEmail = { kind: 'email', value: email, since } as const
  return whatsapp === null ? [byEmail] : [byEmail, { kind: 'phone', value: whatsapp, since }]
}
