import { test } from '@japa/runner'
import { losesFormat } from './pasted_format.ts'

test.group('A text pasted into the editor', () => {
  test('loses the format of a word processor', ({ assert }) => {
    for (const html of [
      '<p class="MsoNormal">Dor <b>forte</b></p>',
      '<a class="x" href="https://a.br">a SBC</a>',
      '<table><tr><td>5 mg</td></tr></table>',
    ])
      assert.isTrue(losesFormat(html), html)
    for (const html of [
      '',
      '<p>Dor</p>',
      '<b style="font-weight:normal;" id="docs-internal"><p>Dor</p></b>',
      '<ul><li>Dor</li></ul>',
    ])
      assert.isFalse(losesFormat(html), html)
  })
})
