import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import postcss, { type Declaration, type Node, type Rule } from 'postcss'

const EDGE_OF_SHADOW = /\b0 0 0 1px\b/
/** Empty shapes while something loads, and what the library draws itself. */
const NEEDS_NONE = /skeleton|rt-Checkbox|:hover|:focus/

const classesOf = (selectors: string) => selectors.match(/\.[a-z][\w-]*/g) ?? []

const declarations: Declaration[] = []
for (const file of globSync('frontend/**/*.css'))
  postcss.parse(readFileSync(file, 'utf8')).walkDecls((declaration) => void declarations.push(declaration))

/** Returns the rules and media around a declaration, innermost first. */
function around(declaration: Declaration): Node[] {
  const nodes: Node[] = []
  for (let node: Node | undefined = declaration.parent; node; node = node.parent) nodes.push(node)
  return nodes
}

const isRule = (node: Node): node is Rule => node.type === 'rule'
const selectorsOf = (declaration: Declaration) =>
  around(declaration)
    .filter(isRule)
    .map(({ selector }) => selector)
    .join(' ')
const isInForcedColors = (declaration: Declaration) =>
  around(declaration).some(
    (node) => node.type === 'atrule' && node.toString().startsWith('@media (forced-colors'),
  )

test('Edges made by shadows become borders in forced colours', ({ assert }) => {
  const drawn = new Set(declarations.filter(isInForcedColors).map(selectorsOf).flatMap(classesOf))
  const edgeless = declarations
    .filter(({ prop, value }) => prop === 'box-shadow' && EDGE_OF_SHADOW.test(value))
    .map(selectorsOf)
    .filter((selectors) => !NEEDS_NONE.test(selectors))
    .map(classesOf)
    .filter((classes) => !classes.some((name) => drawn.has(name)))

  assert.isAbove(drawn.size, 0)
  assert.deepEqual(edgeless, [])
})

test('Elements with their own colours there define background and text together', ({ assert }) => {
  const rules = declarations
    .filter(({ prop, value }) => prop === 'forced-color-adjust' && value === 'none')
    .map(({ parent }) => parent?.toString() ?? '')

  assert.isNotEmpty(rules)
  for (const rule of rules)
    assert.match(rule, /background: Highlight !important;\s*color: HighlightText !important/)
})

test('What is chosen by its fill is filled in forced colours too', ({ assert }) => {
  const fills = declarations.filter(({ prop }) => prop === 'background')
  const filled = new Set(fills.filter(isInForcedColors).map(selectorsOf).flatMap(classesOf))
  const chosen = fills.map(selectorsOf).filter((selectors) => selectors.includes(':has(:checked)'))

  assert.isNotEmpty(chosen)
  assert.deepEqual(
    chosen.filter((selectors) => !classesOf(selectors).some((name) => filled.has(name))),
    [],
  )
})
