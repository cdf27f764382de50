import { test } from '@japa/runner'
import { asSpreadsheetText, fromSpreadsheetText } from './spreadsheet_text.ts'

test('A cell comes back as it was written, with what looks like a formula and its own apostrophes', ({
  assert,
}) => {
  for (const text of ['=1+1', ' -5', '＝x', "'=1", "''@a", "'n Sync", "d'Ávila", '', "'"])
    assert.equal(fromSpreadsheetText(asSpreadsheetText(text)), text)
  assert.equal(asSpreadsheetText('=1+1'), "'=1+1")
  assert.equal(asSpreadsheetText("'n Sync"), "'n Sync")
})
