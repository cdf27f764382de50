import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import postcss from 'postcss'
import { keepOnlyUsedRadixStyles } from './radix_subset.ts'

async function trim(css: string, styleSheet = 'styles/theme.css'): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'radix-subset-'))
  mkdirSync(join(folder, 'features/dashboard'), { recursive: true })
  writeFileSync(join(folder, 'page.tsx'), "import { Button } from '@radix-ui/themes'")
  writeFileSync(join(folder, 'features/dashboard/leads.tsx'), "import { Table } from '@radix-ui/themes'")
  const subset = postcss([keepOnlyUsedRadixStyles(folder)])
  const { css: kept } = await subset.process(css, { from: join(folder, styleSheet) })
  return kept.replace(/\s+/g, '')
}

test.group('The subset of Radix styles', () => {
  test('keeps what is imported and what that leans on', async ({ assert }) => {
    assert.equal(
      await trim('.rt-Button{a:b}.rt-BaseButton{a:b}.rt-Badge{a:b}'),
      '.rt-Button{a:b}.rt-BaseButton{a:b}',
    )
  })

  test('keeps what only the workspace imports out of every page, and the rest out of the workspace', async ({
    assert,
  }) => {
    const css = '.rt-Button{a:b}.rt-TableRow{a:b}.rt-Badge{a:b}:root{a:b}'

    assert.equal(await trim(css), '.rt-Button{a:b}:root{a:b}')
    assert.equal(await trim(css, 'ui/workspace/workspace.css'), '.rt-TableRow{a:b}')
  })

  test('keeps our own styles of the workspace whole', async ({ assert }) => {
    const css = '.lead{a:b}.lead.rt-TableRow{a:b}:root{a:b}'

    assert.equal(await trim(css, 'features/dashboard/dashboard.css'), css)
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
