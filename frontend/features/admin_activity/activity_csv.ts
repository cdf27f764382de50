import type { AuditEntry } from '#contract/audit.ts'
import { actionWords, actorWords, changeWords, subjectWords } from '#domain/shared/audit.ts'
import { formatMoment } from '#domain/shared/date_words.ts'
import { asSpreadsheetText } from '#domain/shared/spreadsheet_text.ts'

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
