import { test } from '@japa/runner'
import { readSettings } from './settings.ts'
import { siteOf } from './site_of.ts'
import { PRODUCTION } from './testing/production.ts'

const salesWhatsappOf = (variables: NodeJS.ProcessEnv) => siteOf(readSettings(variables)).salesWhatsapp

test.group('What pages know of the settings', () => {
  test('always include the help address', ({ assert }) => {
    const supportOf = (variables: NodeJS.ProcessEnv) => siteOf(readSettings(variables)).supportEmail

    assert.equal(supportOf({}), 'suporte@demo.local')
    assert.equal(supportOf({ ...PRODUCTION, APP_URL: 'https://www.saude.example' }), 'suporte@saude.example')
    assert.equal(supportOf({ ...PRODUCTION, SUPPORT_EMAIL: 'ajuda@outro.example' }), 'ajuda@outro.example')
  })

  test('include an invented sales number in development', ({ assert }) => {
    assert.equal(salesWhatsappOf({ SALES_WHATSAPP: '' }), '5511900000000')
  })

  test("include only the operator's sales number in production", ({ assert }) => {
    assert.isNull(salesWhatsappOf(PRODUCTION))
    assert.equal(salesWhatsappOf({ ...PRODUCTION, SALES_WHATSAPP: '5511987654321' }), '5511987654321')
  })
})
