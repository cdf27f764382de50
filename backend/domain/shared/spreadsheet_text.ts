/**
 * What spreadsheet programs read as the beginning of a formula (owasp.org/www-community/attacks/CSV_Injection), and the
 * same after apostrophes, which could not be told from ours.
 */
const FORMULA = /^'*[\s\u00A0]*[=+\-@\t\r＝＋－＠]/u

/** Escapes a cell so that a spreadsheet program does not execute it. */
export function asSpreadsheetText(value: string): string {
  return FORMULA.test(value) ? `'${value}` : value
}

/** Reverses that, so that a file can be repaired in such a program and imported again. */
export function fromSpreadsheetText(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
}

/** Removes the two characters that XML forbids and older texts may have: a workbook with them does not open. */
export function asWorkbookCell<Cell>(value: Cell): Cell | string {
  return typeof value === 'string' ? value.replaceAll(/[\uFFFE\uFFFF]/g, '') : value
}
