import type { BackupContents, SavedTable } from '#application/ports/backup_archive.ts'

/**
 * The file, unpacked, is a script that psql can run on an empty database of the same schema: comments, and COPY in
 * PostgreSQL's text format (https://www.postgresql.org/docs/current/sql-copy.html), where a line of `\.` ends the rows.
 */
export const END_OF_ROWS = '\\.'

export type BackupHead = Omit<BackupContents, 'tables'>

const HEAD = '-- saude-perto backup 1 '
const FOOT = '-- end '
const COPY = /^COPY "([a-z_]+)" \(("[a-z_]+"(?:, "[a-z_]+")*)\) FROM stdin;$/

export function headLine(head: BackupHead): string {
  return `${HEAD}${JSON.stringify(head)}\n`
}

export function copyLine(name: string, columns: readonly string[]): string {
  return `COPY "${name}" (${columns.map((column) => `"${column}"`).join(', ')}) FROM stdin;\n`
}

export function footLine(tables: readonly SavedTable[]): string {
  return `${FOOT}${JSON.stringify({ tables })}\n`
}

export type Line =
  | { kind: 'head'; head: BackupHead }
  | { kind: 'copy'; name: string; columns: string[] }
  | { kind: 'foot'; tables: SavedTable[] }
  | { kind: 'unknown' }

export function readLine(text: string): Line {
  const copy = COPY.exec(text)
  if (copy)
    return { kind: 'copy', name: copy[1] ?? '', columns: (copy[2] ?? '').replaceAll('"', '').split(', ') }
  if (text.startsWith(HEAD)) return { kind: 'head', head: JSON.parse(text.slice(HEAD.length)) }
  if (text.startsWith(FOOT)) return { kind: 'foot', ...JSON.parse(text.slice(FOOT.length)) }
  return { kind: 'unknown' }
}
