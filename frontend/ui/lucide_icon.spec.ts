import { test } from '@japa/runner'
import { readdir } from 'node:fs/promises'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import createLucideIcon from './lucide_icon.ts'

const ICONS = new URL('icons/', import.meta.resolve('lucide-react').replace('/cjs/', '/esm/'))

interface IconModule {
  default: ComponentType<object>
  /** Not of an icon's other names. */
  __iconData?: Parameters<typeof createLucideIcon>[0]
}

const LOOKS: Parameters<ReturnType<typeof createLucideIcon>>[0][] = [
  {},
  { size: 16, 'aria-hidden': true },
  { size: 28, className: 'toast-icon', 'aria-hidden': 'true' },
  { 'aria-label': 'Favorito', role: 'img' },
]

test('icons have the markup that the library gives them', async ({ assert }) => {
  const files = (await readdir(ICONS)).filter((file, index) => /^[^.]*\.mjs$/.test(file) && index % 20 === 0)
  const modules = await Promise.all(
    files.map((file) => import(new URL(file, ICONS).href) as Promise<IconModule>),
  )
  const icons = modules.flatMap(({ default: theirs, __iconData: data }) => (data ? [{ theirs, data }] : []))
  assert.isAbove(icons.filter(({ data }) => data.aliases).length, 5)
  for (const { theirs, data } of icons) {
    const ours = createLucideIcon(data)
    for (const look of LOOKS)
      assert.equal(
        renderToStaticMarkup(createElement(ours, look)),
        renderToStaticMarkup(createElement(theirs, look)),
      )
  }
})
