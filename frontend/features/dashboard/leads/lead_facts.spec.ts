import { test } from '@japa/runner'
import { aLead } from '../testing/a_lead.ts'
import { leadsAmong, summariseLeads } from './lead_facts.ts'

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

  test('converts nothing where there are no leads', ({ assert }) => {
    assert.deepEqual(summariseLeads([]), { total: 0, attended: 0, conversionRate: 0 })
  })
})

test.group('leadsAmong', () => {
  test('leaves messages out, whatever their e-mail and subject say', ({ assert }) => {
    const message = aLead({ kind: 'contact', patientEmail: 'lead-1@x.com', subject: 'Lead' })
    assert.deepEqual(leadsAmong([ATTENDED, message]), [ATTENDED])
  })
})
