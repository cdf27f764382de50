/** What spreadsheet programs take for the beginning of a formula (owasp.org/www-community/attacks/CSV_Injection). */
const FORMULA = /^[\s\u00A0]*[=+\-@\t\r＝＋－＠]/u

/** A cell that a spreadsheet program shows instead of running it. */
export function asSpreadsheetText(value: string): string {
  return FORMULA.test(value) ? `'${value}` : value
}

/** The same read back, so that a file can be repaired in such a program and imported again. */
export function fromSpreadsheetText(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
}
