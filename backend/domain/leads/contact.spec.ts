import { test } from '@japa/runner'
import { LEAD_STATUSES } from './lead_status.ts'
import { receiveContact, receiveLead } from './receive_contact.ts'
import { aLead } from './testing/a_lead.ts'

const AT = new Date('2026-11-21T12:00:00Z')
const SUBMISSION_META = aLead().state
const LEAD = {
  patientName: 'Bruno',
  whatsapp: '11912345678',
  serviceOfInterest: 'Consulta',
  location: 'ambos',
}
const CONTACT = {
  patientName: 'Bruno',
  patientEmail: 'b@x.com.br',
  subject: 'Dúvida',
  message: 'Atende aos sábados?',
}

test.group('a contact', () => {
  const allowed = new Set(['pending contacted', 'pending attended', 'contacted attended'])
  for (const from of LEAD_STATUSES)
    for (const to of LEAD_STATUSES) {
      const may = from === to || allowed.has(`${from} ${to}`)
      test(`${may ? 'may go' : 'never goes'} from ${from} to ${to}`, ({ assert }) => {
        const lead = aLead({ leadStatus: from })

        assert.equal(lead.moveTo(to, AT).ok, may)
        assert.equal(lead.state.leadStatus, may ? to : from)
      })
    }

  test('holds one tidied note of at most 1,000 characters; a blank one removes it', ({ assert }) => {
    const lead = aLead({ note: 'Ligar na sexta.' })

    assert.deepEqual(lead.noteDown('a'.repeat(1_001), AT), { ok: false, failure: 'note_invalid' })
    assert.isTrue(lead.noteDown(' Prefere a tarde. ', AT).ok)
    assert.deepInclude(lead.state, { note: 'Prefere a tarde.', updatedAt: AT })
    assert.isTrue(lead.noteDown('  ', AT).ok)
    assert.isNull(lead.state.note)
  })

  test('loses quarantine and mark when released', ({ assert }) => {
    const lead = aLead({ quarantined: true, markedForReview: true })

    lead.release(AT)

    assert.deepInclude(lead.state, { quarantined: false, markedForReview: false, updatedAt: AT })
  })
})

test.group('receiveLead', () => {
  test('makes a placeholder e-mail and a subject that marks the lead', ({ assert }) => {
    const lead = receiveLead(SUBMISSION_META, { ...LEAD, serviceOfInterest: 'a'.repeat(120) })

    assert.isTrue(lead.ok && lead.value.isLead())
    if (!lead.ok) return
    assert.match(lead.value.state.patientEmail, /^lead-.+@sem-email\.invalid$/)
    assert.match(lead.value.state.subject, /^Lead: a+$/)
    assert.lengthOf(lead.value.state.subject, 120)
  })

  test('accepts a service of at most 120 characters', ({ assert }) => {
    assert.deepEqual(receiveLead(SUBMISSION_META, { ...LEAD, serviceOfInterest: 'a'.repeat(121) }), {
      ok: false,
      failure: 'service_of_interest_invalid',
    })
  })

  const broken = {
    patient_name_invalid: { patientName: '' },
    whatsapp_invalid: { whatsapp: '123' },
    service_of_interest_invalid: { serviceOfInterest: ' ' },
    location_invalid: { location: 'a'.repeat(121) },
  }
  for (const [failure, field] of Object.entries(broken))
    test(`refuses: ${failure}`, ({ assert }) => {
      assert.deepEqual(receiveLead(SUBMISSION_META, { ...LEAD, ...field }), { ok: false, failure })
    })
})

test.group('receiveContact', () => {
  test('never creates a lead, whatever the input says', ({ assert }) => {
    const contact = receiveContact(SUBMISSION_META, {
      ...CONTACT,
      patientEmail: 'lead-1@x.com',
      subject: 'Lead',
    })

    assert.isFalse(contact.ok && contact.value.isLead())
  })

  test('accepts the shortest meaningful texts and a message of at most 2,000 characters', ({ assert }) => {
    const shortest = { patientName: 'Bo', subject: '?', message: 'Boa tarde!' }

    assert.isTrue(receiveContact(SUBMISSION_META, { ...CONTACT, ...shortest }).ok)
    assert.isTrue(receiveContact(SUBMISSION_META, { ...CONTACT, message: 'a'.repeat(2_000) }).ok)
    assert.isFalse(receiveContact(SUBMISSION_META, { ...CONTACT, message: 'a'.repeat(2_001) }).ok)
  })

  const broken = {
    patient_name_invalid: { patientName: 'B' },
    patient_email_invalid: { patientEmail: 'a@x.com,b@x.com' },
    subject_invalid: { subject: '' },
    message_invalid: { message: 'Olá' },
  }
  for (const [failure, field] of Object.entries(broken))
    test(`refuses: ${failure}`, ({ assert }) => {
      assert.deepEqual(receiveContact(SUBMISSION_META, { ...CONTACT, ...field }), { ok: false, failure })
    })
})
