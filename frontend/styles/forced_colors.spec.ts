import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'

const FORCED_COLORS = /@media \(forced-colors: active\) \{[\s\S]*?\n\}/g
const RULE = /([^{}]+)\{([^{}]*)\}/g
const EDGE_OF_SHADOW = /box-shadow:[^;]*\b0 0 0 1px\b/
/** Empty shapes while something loads, and what the library draws itself. */
const NEEDS_NONE = /skeleton|rt-Checkbox|:hover|:focus/

const classesOf = (selectors: string) => selectors.match(/\.[a-z][\w-]*/g) ?? []

test('Whatever has its edge by a shadow has a real one in forced colours, where shadows vanish', ({
  assert,
}) => {
  const sheets = globSync('frontend/**/*.css').map((file) => readFileSync(file, 'utf8'))
  const drawn = new Set(sheets.flatMap((sheet) => (sheet.match(FORCED_COLORS) ?? []).flatMap(classesOf)))
  const edgeless = sheets
    .flatMap((sheet) => Array.from(sheet.matchAll(RULE)))
    .filter(([, selectors = '', rules = '']) => EDGE_OF_SHADOW.test(rules) && !NEEDS_NONE.test(selectors))
    .map(([, selectors = '']) => classesOf(selectors))
    .filter((classes) => !classes.some((name) => drawn.has(name)))

  assert.isAbove(drawn.size, 0)
  assert.deepEqual(edgeless, [])
})

test('Whatever keeps its own colours there has a ground and a text of one pair', ({ assert }) => {
  const rules = globSync('frontend/**/*.css')
    .map((file) => readFileSync(file, 'utf8'))
    .flatMap((sheet) => Array.from(sheet.matchAll(RULE), ([, , rule = '']) => rule))
    .filter((rule) => /forced-color-adjust:\s*none/.test(rule))

  assert.isNotEmpty(rules)
  for (const rule of rules)
    assert.match(rule, /background: Highlight !important;\s*color: HighlightText !important/)
})
