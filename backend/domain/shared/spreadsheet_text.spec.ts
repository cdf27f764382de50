import { test } from '@japa/runner'
import { asSpreadsheetText, asWorkbookCell, fromSpreadsheetText } from './spreadsheet_text.ts'

test('A cell is read as it was written, including formulas and leading apostrophes', ({ assert }) => {
  for (const text of ['=1+1', ' -5', '＝x', "'=1", "''@a", "'n Sync", "d'Ávila", '', "'"])
    assert.equal(fromSpreadsheetText(asSpreadsheetText(text)), text)
  assert.equal(asSpreadsheetText('=1+1'), "'=1+1")
  assert.equal(asSpreadsheetText("'n Sync"), "'n Sync")
})

test("A workbook's cell is read as it was written, even if it looks escaped", ({ assert }) => {
  assert.equal(asWorkbookCell('_x0041_ pilates'), '_x005F_x0041_ pilates')
  assert.equal(asWorkbookCell('a_x_b\uFFFF'), 'a_x_b')
  assert.equal(asWorkbookCell(5), 5)
})
