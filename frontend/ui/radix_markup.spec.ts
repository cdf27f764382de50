import { test } from '@japa/runner'
import * as Radix from '@radix-ui/themes'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as own from './radix_markup.ts'

const LOOKS = [
  {},
  { size: '3', variant: 'soft', color: 'gray', className: 'header-link', title: 'Abrir' },
  { size: '2', color: 'amber' },
]
const OF_BUTTONS = [
  { disabled: true, type: 'button' },
  { radius: 'full', variant: 'ghost' },
]

/** Each piece with what it is shown with. */
const SHOWN = {
  Button: [...LOOKS, ...OF_BUTTONS],
  IconButton: [...LOOKS, ...OF_BUTTONS],
  Badge: LOOKS,
  Heading: [{ as: 'h1', size: '7', className: 'profile-name' }],
  Text: [
    { as: 'p', size: '4', className: 'profile-specialty' },
    { size: '2', weight: 'regular', color: 'gray' },
  ],
  Spinner: [{ 'aria-hidden': true }],
} as const

const attributesOf = (html: string) => [...html.matchAll(/(?<=\s)[\w-]+="[^"]*"/g)].map(String).toSorted()
const withoutAttributes = (html: string) => html.replaceAll(/ [\w-]+="[^"]*"/g, '')

function draw(pieces: object, name: string, props: object, child: 'text' | 'link'): string {
  const piece = Reflect.get(pieces, name) as FunctionComponent
  const link = createElement('a', { href: '/blog', className: 'blog-link' }, 'Blog')
  const isSpinner = name === 'Spinner'
  const children = isSpinner ? undefined : child === 'text' ? 'Blog' : link
  return renderToStaticMarkup(createElement(piece, props, children))
}

test.group('The pieces that only wear the styles of Radix Themes', () => {
  for (const [name, looks] of Object.entries(SHOWN))
    test(`draws ${name} as Radix Themes does`, ({ assert }) => {
      for (const props of looks) {
        const [ours, theirs] = [draw(own, name, props, 'text'), draw(Radix, name, props, 'text')]
        assert.deepEqual(attributesOf(ours), attributesOf(theirs))
        assert.equal(withoutAttributes(ours), withoutAttributes(theirs))
      }
    })

  for (const name of ['Button', 'IconButton', 'Badge'])
    test(`dresses the child of ${name} as Radix Themes does`, ({ assert }) => {
      for (const look of LOOKS) {
        const props = { ...look, asChild: true }
        const [ours, theirs] = [draw(own, name, props, 'link'), draw(Radix, name, props, 'link')]
        assert.deepEqual(attributesOf(ours), attributesOf(theirs))
        assert.equal(withoutAttributes(ours), withoutAttributes(theirs))
      }
    })
})
