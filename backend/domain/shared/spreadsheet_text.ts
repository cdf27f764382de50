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

/**
 * Removes the two characters that XML forbids and older texts may have: a workbook with them does not open. What looks
 * like the escape of a character in a workbook (`_x0041_` is read as A) has its own first sign escaped.
 */
export function asWorkbookCell<Cell>(value: Cell): Cell | string {
  if (typeof value !== 'string') return value
  return value.replaceAll(/[\uFFFE\uFFFF]/g, '').replaceAll(/_(?=x[\dA-F]{4}_)/gi, '_x005F_')
}
