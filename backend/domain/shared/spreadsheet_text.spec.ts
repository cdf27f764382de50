import { test } from '@japa/runner'
import { asSpreadsheetText, asWorkbookCell, fromSpreadsheetText } from './spreadsheet_text.ts'

test('A cell comes back as it was written, with what looks like a formula and its own apostrophes', ({
  assert,
}) => {
  for (const text of ['=1+1', ' -5', '＝x', "'=1", "''@a", "'n Sync", "d'Ávila", '', "'"])
    assert.equal(fromSpreadsheetText(asSpreadsheetText(text)), text)
  assert.equal(asSpreadsheetText('=1+1'), "'=1+1")
  assert.equal(asSpreadsheetText("'n Sync"), "'n Sync")
})

test('A cell of a workbook is read as it was written, also where it looks like an escape', ({ assert }) => {
  assert.equal(asWorkbookCell('_x0041_ pilates'), '_x005F_x0041_ pilates')
  assert.equal(asWorkbookCell('a_x_b\uFFFF'), 'a_x_b')
  assert.equal(asWorkbookCell(5), 5)
})
