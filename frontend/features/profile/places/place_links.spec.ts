import { test } from '@japa/runner'
import { aLocation } from '../testing/a_profile.ts'
import { formatCep, mapLink } from './place_links.ts'

test.group('The way to a place', () => {
  test('contains the whole address', ({ assert }) => {
    const link = new URL(mapLink(aLocation()) ?? '')

    assert.equal(link.searchParams.get('destination'), 'Rua Coronel Quirino, 100, Campinas, SP, 13025001')
  })

  test('does not exist without an address', ({ assert }) => {
    assert.isNull(mapLink(aLocation({ address: null })))
  })

  test('formats a postal code', ({ assert }) => {
    assert.equal(formatCep('13025001'), '13025-001')
    assert.equal(formatCep('1302'), '1302')
  })
})
