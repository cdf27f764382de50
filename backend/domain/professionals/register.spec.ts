import { test } from '@japa/runner'
import { registerCalled } from './register.ts'

test.group('registerCalled', () => {
  const TODAY = '2026-11-21'

  test('takes a name and a day up to today', ({ assert }) => {
    assert.deepEqual(registerCalled('  Lista do  CRM-SP ', TODAY, TODAY), {
      source: 'Lista do CRM-SP',
      sourceDate: TODAY,
    })
  })

  test('refuses a name that could not be stored, and a day that is none or to come', ({ assert }) => {
    for (const name of ['', ' X ', 'X'.repeat(121)]) assert.isNull(registerCalled(name, TODAY, TODAY), name)
    for (const day of ['', '21/11/2026', '2026-02-30', '2026-11-22'])
      assert.isNull(registerCalled('CNES', day, TODAY), day)
  })
})
