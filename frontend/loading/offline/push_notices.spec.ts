import { test } from '@japa/runner'
import { noticeOf, openMessage, pathToOpen } from './push_notices.ts'

const ID = '0190a3c1-0000-7000-8000-000000000001'

test.group('A notice in the browser', () => {
  test('leads to the lead, or to the messages, and says nothing of the patient', ({ assert }) => {
    const lead = noticeOf({ id: ID, kind: 'lead', patientName: 'Ana' })
    const message = noticeOf({ id: ID, kind: 'contact' })

    assert.equal(lead.title, 'Novo interesse no seu perfil')
    assert.equal(lead.options.data.path, `/dashboard?aba=leads&lead=${ID}`)
    assert.notInclude(JSON.stringify(lead), 'Ana')
    assert.equal(message.title, 'Nova mensagem no seu perfil')
    assert.equal(message.options.data.path, '/dashboard?aba=mensagens')
  })

  test('is shown for any payload, and leads nowhere else', ({ assert }) => {
    for (const payload of [null, 'x', {}, { kind: 'lead', id: '/admin' }, { kind: 'lead', id: `${ID}&x` }])
      assert.equal(noticeOf(payload).options.data.path, '/dashboard?aba=leads')
    assert.equal(pathToOpen(openMessage('/dashboard?aba=leads')), '/dashboard?aba=leads')
    for (const other of [null, 'forget', openMessage('/admin'), openMessage('//evil.example')])
      assert.isNull(pathToOpen(other))
  })
})
