import type { AuditEntry } from '#contract/audit.ts'
import { actionWords, actorWords, changeWords, isAuditAction, subjectWords } from '#domain/audit/audit.ts'
import { formatLongDate, formatMoment } from '#domain/shared/date_words.ts'
import { asSpreadsheetText } from '#domain/shared/spreadsheet_text.ts'
import { beginningOfDay } from '#domain/shared/dates.ts'
import { lastOpenPage, pageCalled } from '#frontend/lib/page_numbers.ts'

/** The filters of the entries, stored in the URL; blank means no filter. */
export interface Activity {
  /** The actor: an e-mail, a slug, or `cli:<user of the machine>`. */
  actor: string
  action: string
  /** The subject: an e-mail or a slug. */
  target: string
  /** Days as 2026-11-21. */
  since: string
  until: string
  /** Whether entries that only record a reading are included. */
  withReads: boolean
  page: number
}

export const EVERYTHING: Activity = {
  actor: '',
  action: '',
  target: '',
  since: '',
  until: '',
  withReads: false,
  page: 1,
}

const PAGE_SIZE = 50
const MAX_LENGTH = 254

/** Reads the filters and the page from the URL; unknown values count as defaults. */
export function activityIn(address: URLSearchParams): Activity {
  const param = (name: string) => (address.get(name) ?? '').trim().slice(0, MAX_LENGTH)
  const day = (name: string) => (beginningOfDay(param(name)) ? param(name) : '')
  return {
    actor: param('quem'),
    action: isAuditAction(param('acao')) ? param('acao') : '',
    target: param('em'),
    since: day('de'),
    until: day('ate'),
    withReads: param('consultas') === 'sim',
    page: pageCalled(param('pagina')),
  }
}

/** The query string of these entries; defaults are left out. */
export function toActivity({ actor, action, target, since, until, withReads, page }: Activity): string {
  const pairs = Object.entries({
    quem: actor,
    acao: action,
    em: target,
    de: since,
    ate: until,
    consultas: withReads ? 'sim' : '',
    pagina: page === 1 ? '' : String(page),
  }).filter(([, value]) => value !== '')
  return `?${new URLSearchParams(pairs).toString()}`
}

/** The API's query of the same, without the page. */
export function filterOf({ actor, action, target, since, until, withReads }: Activity) {
  return { actor, action, target, since, until, changesOnly: String(!withReads) }
}

export function queryOf(activity: Activity) {
  return { ...filterOf(activity), page: String(activity.page), limit: String(PAGE_SIZE) }
}

export const lastPageOf = (total: number) => lastOpenPage(total, PAGE_SIZE)

export function hasFilters({ page: _page, ...filters }: Activity): boolean {
  return Object.values(filters).some(Boolean)
}

/** Groups entries, newest first, by their day: '28 de novembro de 2026'. */
export function entriesByDay(entries: readonly AuditEntry[]): [day: string, entries: AuditEntry[]][] {
  const days = new Map<string, AuditEntry[]>()
  for (const entry of entries) {
    const day = formatLongDate(entry.at)
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return [...days]
}

const HEADINGS = ['Nº', 'Quando', 'Quem', 'O quê', 'Em quê', 'Mudança', 'Motivo', 'Desfaz', 'Desfeita por']

/** For Brazilian spreadsheet programs: separated by semicolons, with a byte order mark for the accents. */
export function activityCsv(entries: readonly AuditEntry[]): string {
  const lines = [HEADINGS, ...entries.map(cellsOf)].map((cells) => cells.map(quoted).join(';'))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

function cellsOf(entry: AuditEntry): (string | null)[] {
  const { id, at, actor, action, target, reason, undoes, undoneBy } = entry
  const what = `${subjectWords(target.kind)} ${target.name ?? target.id}`
  const done = [actionWords(action), what, changeWords(entry)]
  return [id, formatMoment(at), actorWords(actor), ...done, reason, undoes, undoneBy]
}

function quoted(cell: string | null): string {
  return `"${asSpreadsheetText(cell ?? '').replaceAll('"', '""')}"`
}
