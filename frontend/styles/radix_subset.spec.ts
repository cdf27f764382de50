import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import postcss from 'postcss'
import { keepOnlyUsedRadixStyles } from './radix_subset.ts'

async function trim(css: string, styleSheet = 'styles/theme.css'): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'radix-subset-'))
  mkdirSync(join(folder, 'features/dashboard'), { recursive: true })
  writeFileSync(
    join(folder, 'page.tsx'),
    "import { Button } from '@radix-ui/themes'\n<Button mb=\"1\" style={{ '--of-script': 1 }} />",
  )
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
        '@media(min-width:520px){.xs\\:rt-r-size-1{a:b}}p{--teal-1:a;--plum-1:b;color:var(--teal-1)}@supports(color:color(display-p3 1 1 1)){a{b:c}}',
      ),
      'p{--teal-1:a;color:var(--teal-1)}',
    )
  })

  test('keeps the margins and paddings that are asked for', async ({ assert }) => {
    assert.equal(
      await trim('.rt-r-mb-1{a:b}.-rt-r-mb-1{a:b}.rt-r-mb{a:b}.rt-r-m-1{a:b}.rt-r-px-2{a:b}.rt-r-min-w{a:b}'),
      '.rt-r-mb-1{a:b}.-rt-r-mb-1{a:b}.rt-r-mb{a:b}.rt-r-min-w{a:b}',
    )
  })

  test('leaves out a variant nobody has, and keeps what is for every other one', async ({ assert }) => {
    assert.equal(
      await trim(
        '.light,.light-theme{a:b}.rt-variant-classic{a:b}:where(:not(.rt-variant-classic)){a:b}:is(.dark,.dark-theme)p{a:b}',
      ),
      '.light{a:b}:where(:not(.rt-variant-classic)){a:b}:is(.dark,.dark-theme)p{a:b}',
    )
  })

  test('keeps the custom properties that a rule, a source or the workspace reads', async ({ assert }) => {
    assert.equal(
      await trim(
        ':root{--of-script:a;--read:var(--deep);--deep:b;--unread:var(--lost);--lost:c}a{b:var(--read)}',
      ),
      ':root{--of-script:a;--read:var(--deep);--deep:b}a{b:var(--read)}',
    )
    assert.equal(await trim('p{--table-cell-padding:a}'), 'p{--table-cell-padding:a}')
  })
})
