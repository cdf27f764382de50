import { test } from '@japa/runner'
import { isSlug } from '#domain/shared/slug.ts'
import { mayRename, slugProposals } from './profile_slug.ts'

const propose = (name: string, lastname: string, reserved: string[] = []) => [
  ...slugProposals({ name, lastname, reserved: new Set(reserved), random: 'k3f9x2' }),
]

test.group('slugProposals', () => {
  test('begins with the plain name and ends with a unique one', ({ assert }) => {
    const proposals = propose('João', 'da Silva')

    assert.deepEqual(proposals.slice(0, 3), ['joao-da-silva', 'joao-da-silva-2', 'joao-da-silva-3'])
    assert.deepEqual(proposals.slice(19), ['joao-da-silva-20', 'joao-da-silva-k3f9x2'])
  })

  test('makes only valid proposals, even for a long name', ({ assert }) => {
    for (const slug of propose('Maria'.repeat(16), 'Silva'.repeat(16))) assert.isTrue(isSlug(slug), slug)
  })

  test('skips reserved words', ({ assert }) => {
    assert.equal(propose('Uni', 'med', ['uni-med'])[0], 'uni-med-2')
  })

  test('finds a slug for a name without latin letters', ({ assert }) => {
    assert.deepEqual(propose('Иван', 'Петров'), ['profissional-k3f9x2'])
  })

  test('keeps at most three old slugs, and can return to one of them', ({ assert }) => {
    assert.isTrue(mayRename('c', 'd', ['a', 'b']))
    assert.isFalse(mayRename('d', 'e', ['a', 'b', 'c']))
    assert.isTrue(mayRename('d', 'a', ['a', 'b', 'c']))
  })
})
