import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import postcss from 'postcss'
import { keepOnlyUsedRadixStyles } from './radix_subset.ts'

async function trim(css: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'radix-subset-'))
  writeFileSync(join(folder, 'page.tsx'), "import { Button } from '@radix-ui/themes'")
  const { css: kept } = await postcss([keepOnlyUsedRadixStyles(folder)]).process(css, { from: undefined })
  return kept.replace(/\s+/g, '')
}

test.group('The subset of Radix styles', () => {
  test('keeps what is imported and what that leans on', async ({ assert }) => {
    assert.equal(
      await trim('.rt-Button{a:b}.rt-BaseButton{a:b}.rt-Badge{a:b}'),
      '.rt-Button{a:b}.rt-BaseButton{a:b}',
    )
  })

  test('leaves out breakpoints, other colours and wide gamuts', async ({ assert }) => {
    assert.equal(
      await trim(
        '@media(min-width:520px){.xs\\:rt-r-size-1{a:b}}:root{--teal-1:a;--plum-1:b}@supports(color:color(display-p3 1 1 1)){a{b:c}}',
      ),
      ':root{--teal-1:a}',
    )
  })
})
