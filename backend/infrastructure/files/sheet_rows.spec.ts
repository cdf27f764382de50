import { test } from '@japa/runner'
import { aZip } from './posts/testing/a_zip.ts'
import { sheetRows } from './sheet_rows.ts'

const WORKBOOK = {
  'xl/workbook.xml':
    '<workbook><sheets><sheet r:id="r9"/><sheet r:id="r1"/><sheet r:id="r2"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels': `<Relationships>
<Relationship Id="r2" Type="http://x/worksheet" Target="worksheets/other.xml"/>
<Relationship Id="r1" Type="http://x/worksheet" Target="/xl/worksheets/sheet1.xml"/>
<Relationship Id="r9" Type="http://x/chartsheet" Target="chartsheets/sheet1.xml"/>
</Relationships>`,
  'xl/worksheets/other.xml': '<worksheet/>',
}

async function read(sheet: string, others: Record<string, string> = {}) {
  const rows = []
  const parts = { 'xl/worksheets/sheet1.xml': sheet, ...WORKBOOK, ...others }
  for await (const row of sheetRows(aZip(parts))) rows.push(row)
  return rows
}

test.group('sheetRows', () => {
  test("reads each type of cell of the first sheet, whatever the parts' order", async ({ assert }) => {
    const rows = await read(
      `<x:worksheet><x:sheetData>
<x:row r="2"><x:c r="A2" t="s"><x:v>1</x:v></x:c><x:c r="C2" t="b"><x:v>1</x:v></x:c></x:row>
<x:row><x:c><x:f>"0"&amp;7</x:f><x:v>7.5</x:v></x:c><x:c t="str"><x:f>A1</x:f><x:v>007</x:v></x:c></x:row>
<x:row r="9"><x:c r="AA9" t="inlineStr"><x:is><x:t>a_x000D_b</x:t></x:is></x:c><x:c t="e"><x:v>#N/A</x:v></x:c></x:row>
<x:row/>
</x:sheetData></x:worksheet>`,
      {
        'xl/sharedStrings.xml':
          '<sst><si><t>x</t></si><si><r><t>Ana &amp; </t></r><r><t>Rui</t></r><rPh><t>dica</t></rPh></si></sst>',
      },
    )

    assert.deepEqual(rows, [
      { number: 2, cells: ['Ana & Rui', '', 'true'] },
      { number: 3, cells: [7.5, '007'] },
      { number: 9, cells: [...Array<string>(26).fill(''), 'a\rb', '#N/A'] },
      { number: 10, cells: [] },
    ])
  })

  test('holds few rows at once, however wide they are', async ({ assert }) => {
    const rows = '<row><c r="XFD1"><v>1</v></c></row>'.repeat(400)
    const parts = { ...WORKBOOK, 'xl/worksheets/sheet1.xml': `<worksheet>${rows}</worksheet>` }
    const reading = sheetRows(aZip(parts))
    const before = process.memoryUsage().heapUsed

    const { value } = await reading.next()

    assert.lengthOf(value?.cells ?? [], 16_384)
    assert.isBelow(process.memoryUsage().heapUsed - before, 50_000_000)
    await reading.return(undefined)
  })

  test('refuses places outside of a sheet, endless cells, broken XML and a workbook without sheets', async ({
    assert,
  }) => {
    await assert.rejects(() => read('<worksheet><row r="1048577"/></worksheet>'), /outside of a sheet/)
    await assert.rejects(() => read('<worksheet><row><c r="XFE1"/></row></worksheet>'), /outside of a sheet/)
    await assert.rejects(() => read('<worksheet><row>'), /unclosed tag/)
    const endless = `<worksheet><row><c><v>${'7'.repeat(1_100_000)}</v></c></row></worksheet>`
    await assert.rejects(() => read(endless), /longer than any cell/)
    await assert.rejects(() => read('', { 'xl/workbook.xml': '<workbook/>' }), /no sheet/)
  })
})
