import { glob, readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import postcss from 'postcss'
import { RADIX_PARTS, radixStyles } from './radix_styles.ts'

const FRONTEND = new URL('../', import.meta.url)
const IMPORTED = /import \{([^}]+)\} from '@radix-ui\/themes'/g
/** Exports without styles of their own. */
const NO_COMPONENT = new Set(['ThemeContext'])

test.group('The styles of Radix Themes', () => {
  test('are kept for every component that a screen imports', async ({ assert }) => {
    const names = new Set<string>()
    for await (const path of glob('**/*.tsx', { cwd: FRONTEND }))
      for (const [, list = ''] of (await readFile(new URL(path, FRONTEND), 'utf8')).matchAll(IMPORTED))
        for (const name of list.split(',')) names.add(name.trim())

    assert.include([...names], 'Dialog')
    assert.deepEqual(
      [...names].filter((name) => !NO_COMPONENT.has(name) && !RADIX_PARTS.test(`rt-${name}`)),
      [],
    )
  })

  test('drop unused rules, but none of our own', async ({ assert }) => {
    // Written in two, or this file would be a source that uses it.
    const slider = ['Sli', 'der'].join('')
    const css = `.rt-Button{a:b}.rt-${slider}{a:b}.xs\\:rt-r-size-1{a:b}.card:hover>.rt-Button[data-state=open]{a:b}@supports (color:color(display-p3 1 1 1)){.card{a:b}}`
    const { css: kept } = await postcss(radixStyles(FRONTEND.pathname)).process(css, { from: undefined })

    assert.equal(kept.replaceAll(/\s/g, ''), '.rt-Button{a:b}.card:hover>.rt-Button[data-state=open]{a:b}')
  })
})
