import { test } from '@japa/runner'
import { aLead } from '../testing/a_lead.ts'
import { filterLeads, hasFilters, NO_FILTERS, type LeadFilters } from './filter_leads.ts'

const NOW = new Date('2026-11-01T15:00:00Z')
const JOANA = aLead({ patientName: 'Joana Prado', serviceOfInterest: 'Avaliação cardíaca' })
const JOAO = aLead({
  patientName: 'João Lima',
  whatsapp: '5521912345678',
  leadStatus: 'attended',
  createdAt: '2026-01-05T12:00:00Z',
})
const MUTE = aLead({
  patientName: 'Ana 42',
  whatsapp: null,
  serviceOfInterest: null,
  leadStatus: 'contacted',
})

const namesBy = (filters: Partial<LeadFilters>) =>
  filterLeads([JOANA, JOAO, MUTE], { ...NO_FILTERS, ...filters }, NOW).map(({ patientName }) => patientName)

test.group('filterLeads', () => {
  test('lets all through without filters', ({ assert }) => {
    assert.deepEqual(namesBy({}), ['Joana Prado', 'João Lima', 'Ana 42'])
    assert.deepEqual(namesBy({ search: '   ' }), ['Joana Prado', 'João Lima', 'Ana 42'])
  })

  test('finds names and services whatever their case and accents', ({ assert }) => {
    assert.deepEqual(namesBy({ search: 'JOAO' }), ['João Lima'])
    assert.deepEqual(namesBy({ search: ' cardiaca ' }), ['Joana Prado'])
    assert.deepEqual(namesBy({ search: 'ção CARD' }), ['Joana Prado'])
  })

  test('finds a WhatsApp however it is typed, with the country code or without', ({ assert }) => {
    assert.deepEqual(namesBy({ search: '(11) 98765-4321' }), ['Joana Prado'])
    assert.deepEqual(namesBy({ search: '+55 11 98765' }), ['Joana Prado'])
    assert.deepEqual(namesBy({ search: '21 91234' }), ['João Lima'])
  })

  test('takes a number in a name for a name and signs alone for nothing', ({ assert }) => {
    assert.deepEqual(namesBy({ search: '42' }), ['Ana 42'])
    assert.deepEqual(namesBy({ search: '()' }), [])
  })

  test('asks for status, period and search together', ({ assert }) => {
    assert.deepEqual(namesBy({ status: 'attended' }), ['João Lima'])
    assert.deepEqual(namesBy({ period: 'week' }), ['Joana Prado', 'Ana 42'])
    assert.deepEqual(namesBy({ status: 'attended', period: 'week' }), [])
    assert.deepEqual(namesBy({ status: 'contacted', search: 'ana' }), ['Ana 42'])
  })
})

test.group('hasFilters', () => {
  test('knows any filter from none', ({ assert }) => {
    assert.isFalse(hasFilters({ ...NO_FILTERS, search: ' ' }))
    assert.isTrue(hasFilters({ ...NO_FILTERS, search: 'a' }))
    assert.isTrue(hasFilters({ ...NO_FILTERS, status: 'pending' }))
    assert.isTrue(hasFilters({ ...NO_FILTERS, period: 'today' }))
  })
})
