import { test } from '@japa/runner'
import { EDITABLE_FIELDS } from './edit_professional.ts'

test.group('Fields that operators may edit', () => {
  test('leave plan, badge, e-mail and document to their own verbs', ({ assert }) => {
    assert.includeMembers([...EDITABLE_FIELDS], ['city', 'state', 'crm', 'bio', 'insurances'])
    for (const field of ['email', 'cpfCnpj', 'subscriptionLevel', 'isVerified'])
      assert.notInclude(EDITABLE_FIELDS, field)
  })
})
