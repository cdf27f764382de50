import { test } from '@japa/runner'
import { COUNCILS, exampleOf, findLicense, formatLicense, lookupOf, parseLicense } from './license.ts'
import { SPECIALTIES } from './specialties.ts'

const SHOWN: readonly (readonly [typed: string, shown: string])[] = [
  ['crm 123456 sp', 'CRM-SP 123456'],
  ['CRM/SP 123.456', 'CRM-SP 123456'],
  ['CRM123456', 'CRM 123456'],
  ['CRM nº 123456/RJ', 'CRM-RJ 123456'],
  ['CRM-RJ 52.12345-6', 'CRM-RJ 52123456'],
  ['CRP 06/12345', 'CRP 06/12345'],
  ['CREFITO-3 12345-F', 'CREFITO 3/12345-F'],
  ['COREN-SP 123.456-ENF', 'COREN-SP 123456-ENF'],
  ['CRO-SP-CD-12345', 'CRO-SP 12345'],
  ['crfa 2-12345', 'CRFa 2/12345'],
  ['CRN-3 12345', 'CRN 3/12345'],
]

test.group('Council registrations', () => {
  for (const [typed, shown] of SHOWN) {
    test(`shows '${typed}' as '${shown}'`, ({ assert }) => {
      const license = parseLicense(typed)

      assert.equal(license && formatLicense(license), shown)
    })
  }

  for (const typed of ['', '123456', 'crm', 'crm sp', 'OAB 12345', 'CRM 12345678901', 'CRM 123 de alguém']) {
    test(`does not accept '${typed}'`, ({ assert }) => {
      assert.isNull(parseLicense(typed))
    })
  }

  test('finds one among other words', ({ assert }) => {
    const found = findLicense('cardiologista crm 4321 ba recife')

    assert.deepEqual(found?.license, { council: 'CRM', number: '4321', state: 'BA' })
    assert.deepEqual(found?.rest.split(/\s+/), ['cardiologista', 'recife'])
  })

  test('returns the word that it tried as a state', ({ assert }) => {
    assert.deepEqual(findLicense('crm 4321 em recife')?.rest.split(/\s+/), ['em', 'recife'])
  })

  test("can be looked up at the federal council's address in every state", ({ assert }) => {
    const addresses = COUNCILS.map((council) => lookupOf({ council, number: '1', state: 'AC' }))

    for (const [index, address] of addresses.entries()) {
      const { protocol, hostname, search, hash } = new URL(address ?? '')
      assert.deepEqual([protocol, search, hash], ['https:', '', ''], COUNCILS[index])
      assert.match(hostname, /\.(?:org|gov)\.br$/)
    }
    assert.lengthOf(new Set(addresses), COUNCILS.length)
    assert.isNull(lookupOf({ council: 'OAB', number: '1', state: null }))
  })

  test("has an example in the notation of each specialty's council", ({ assert }) => {
    for (const { name } of SPECIALTIES) {
      const { council, example } = exampleOf(name)
      assert.equal(parseLicense(example)?.council, council, name)
    }
    assert.deepEqual(exampleOf('Psicólogo'), { council: 'CRP', example: 'CRP 06/12345' })
    assert.equal(exampleOf('Cardiologista').council, 'CRM')
  })
})
