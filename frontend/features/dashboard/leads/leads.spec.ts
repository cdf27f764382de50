import { test } from '@japa/runner'
import { aLead } from '../testing/a_lead.ts'
import {
  countShown,
  filterLeads,
  hasFilters,
  isWithin,
  leadsAmong,
  NO_FILTERS,
  summariseLeads,
  unanswered,
  waitingWords,
  type LeadFilters,
} from './leads.ts'

const ATTENDED = aLead({ leadStatus: 'attended' })

test.group('summariseLeads', () => {
  test('rounds the conversion rate to a whole percentage', ({ assert }) => {
    assert.deepEqual(summariseLeads([ATTENDED, aLead(), aLead({ leadStatus: 'contacted' })]), {
      total: 3,
      attended: 1,
      conversionRate: 33,
    })
    assert.equal(summariseLeads([ATTENDED, ATTENDED, aLead()]).conversionRate, 67)
  })

  test('is zero without leads', ({ assert }) => {
    assert.deepEqual(summariseLeads([]), { total: 0, attended: 0, conversionRate: 0 })
  })
})

test.group('leadsAmong', () => {
  test('excludes messages', ({ assert }) => {
    const message = aLead({ kind: 'contact', patientEmail: 'lead-1@x.com', subject: 'Lead' })
    assert.deepEqual(leadsAmong([ATTENDED, message]), [ATTENDED])
  })
})

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
  test('accepts all without filters', ({ assert }) => {
    assert.deepEqual(namesBy({}), ['Joana Prado', 'João Lima', 'Ana 42'])
    assert.deepEqual(namesBy({ search: '   ' }), ['Joana Prado', 'João Lima', 'Ana 42'])
  })

  test('ignores case and accents', ({ assert }) => {
    assert.deepEqual(namesBy({ search: 'JOAO' }), ['João Lima'])
    assert.deepEqual(namesBy({ search: ' cardiaca ' }), ['Joana Prado'])
    assert.deepEqual(namesBy({ search: 'ção CARD' }), ['Joana Prado'])
  })

  test('finds a WhatsApp in any notation, with or without country code', ({ assert }) => {
    assert.deepEqual(namesBy({ search: '(11) 98765-4321' }), ['Joana Prado'])
    assert.deepEqual(namesBy({ search: '+55 11 98765' }), ['Joana Prado'])
    assert.deepEqual(namesBy({ search: '21 91234' }), ['João Lima'])
  })

  test('reads a number in a name as text, and ignores punctuation', ({ assert }) => {
    assert.deepEqual(namesBy({ search: '42' }), ['Ana 42'])
    assert.deepEqual(namesBy({ search: '()' }), [])
  })

  test('combines status, period and search', ({ assert }) => {
    assert.deepEqual(namesBy({ status: 'attended' }), ['João Lima'])
    assert.deepEqual(namesBy({ period: 'week' }), ['Joana Prado', 'Ana 42'])
    assert.deepEqual(namesBy({ status: 'attended', period: 'week' }), [])
    assert.deepEqual(namesBy({ status: 'contacted', search: 'ana' }), ['Ana 42'])
  })
})

test.group('what waits', () => {
  test('lists the leads without an answer, the newest first, in Hoje and in their filter', ({ assert }) => {
    const newer = aLead({ patientName: 'Nova', createdAt: '2026-10-31T13:00:00Z' })
    const message = aLead({ kind: 'contact' })
    const names = (leads: readonly { patientName: string }[]) => leads.map(({ patientName }) => patientName)

    assert.deepEqual(names(unanswered([newer, JOANA, JOAO, MUTE, message])), ['Nova', 'Joana Prado'])
    const pending = { ...NO_FILTERS, status: 'pending' } as const
    assert.deepEqual(names(filterLeads([newer, JOANA, JOAO], pending, NOW)), ['Nova', 'Joana Prado'])
  })

  test('counts all, and those older than a day', ({ assert }) => {
    const since = (...instants: string[]) =>
      waitingWords(
        instants.map((createdAt) => aLead({ createdAt })),
        NOW,
      )

    const [hourAgo, dayAgo, earlier] = [
      '2026-11-01T14:00:00Z',
      '2026-10-31T15:00:00Z',
      '2026-10-31T14:59:59Z',
    ]
    assert.deepEqual(since(hourAgo, dayAgo, earlier, '2026-10-20T12:00:00Z'), {
      waiting: '4 leads sem resposta',
      late: '2 esperam há mais de um dia',
    })
    assert.deepEqual(since(hourAgo, earlier).late, '1 espera há mais de um dia')
    assert.deepEqual(since(hourAgo), { waiting: '1 lead sem resposta', late: null })
  })

  test('shows the number of visible and of matching ones', ({ assert }) => {
    assert.equal(
      countShown({ shown: 50, found: 120, all: 1_200 }),
      'Mostrando 50 de 1.200 leads (120 com estes filtros)',
    )
    assert.equal(countShown({ shown: 3, found: 3, all: 41 }), 'Mostrando 3 de 41 leads')
    assert.equal(countShown({ shown: 50, found: 227, all: 227 }), 'Mostrando 50 de 227 leads')
  })
})

test.group('hasFilters', () => {
  test('detects any filter', ({ assert }) => {
    assert.isFalse(hasFilters({ ...NO_FILTERS, search: ' ' }))
    assert.isTrue(hasFilters({ ...NO_FILTERS, search: 'a' }))
    assert.isTrue(hasFilters({ ...NO_FILTERS, status: 'pending' }))
    assert.isTrue(hasFilters({ ...NO_FILTERS, period: 'today' }))
  })
})

/** Half past midnight of 1 November in São Paulo. */
const MOMENT = new Date('2026-11-01T03:30:00Z')

test.group('isWithin', () => {
  test('lets everything through without a period', ({ assert }) => {
    assert.isTrue(isWithin('all', '2001-01-01T00:00:00Z', MOMENT))
  })

  test("uses São Paulo's calendar for today and the month", ({ assert }) => {
    const [stillOctober, firstOfNovember] = ['2026-11-01T02:59:59Z', '2026-11-01T03:00:00Z']
    assert.isFalse(isWithin('today', stillOctober, MOMENT))
    assert.isTrue(isWithin('today', firstOfNovember, MOMENT))
    assert.isFalse(isWithin('month', stillOctober, MOMENT))
    assert.isTrue(isWithin('month', firstOfNovember, MOMENT))
    assert.isFalse(isWithin('month', '2025-11-15T12:00:00Z', MOMENT))
  })

  test('counts seven days for the week and ninety for three months', ({ assert }) => {
    assert.isTrue(isWithin('week', '2026-10-25T03:30:00Z', MOMENT))
    assert.isFalse(isWithin('week', '2026-10-25T03:29:59Z', MOMENT))
    assert.isTrue(isWithin('3months', '2026-08-03T03:30:00Z', MOMENT))
    assert.isFalse(isWithin('3months', '2026-08-03T03:29:59Z', MOMENT))
  })
})
