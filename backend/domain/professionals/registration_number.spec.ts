import { test } from '@japa/runner'
import {
  documentNumber,
  registrationKey,
  registrationNumber,
  rqeNumber,
  rqeNumbers,
} from './registration_number.ts'

const keyOf = (typed: string) => registrationKey(registrationNumber(typed) ?? '')

test.group('registration number', () => {
  test('is the same number in every notation', ({ assert }) => {
    assert.equal(keyOf('CRM/SP 12.345'), keyOf('crm-sp 12345'))
    assert.notEqual(keyOf('12345'), keyOf('crm-sp 12345'))
  })

  test('is shown in the usual form of its council', ({ assert }) => {
    assert.equal(registrationNumber('crm/sp 12.345'), 'CRM-SP 12345')
    assert.equal(registrationNumber('crp 06/12345'), 'CRP 06/12345')
    assert.equal(registrationNumber(' 12345 '), '12345')
    assert.equal(registrationNumber('crefito16 123456to'), 'CREFITO 16/123456-TO')
    assert.equal(registrationNumber('crefito16 1234567to'), 'crefito16 1234567to')
  })

  for (const refused of ['1234', 'a'.repeat(21), 'CRM_12345', 'CRM 12345\u0000', '-----', ' .  . '])
    test(`is not ${JSON.stringify(refused)}`, ({ assert }) => {
      assert.isNull(registrationNumber(refused))
    })

  test('can stand beside a document of 11 characters, including letters', ({ assert }) => {
    assert.equal(documentNumber('529.982.247-25'), '529.982.247-25')
    assert.equal(documentNumber('12ABC34501DE35'), '12ABC34501DE35')
    assert.isNull(documentNumber('5299822472'))
    assert.isNull(documentNumber('529.982.247'))
    assert.isNull(documentNumber('1'.repeat(19)))
  })
})

test.group('registration of specialist (RQE)', () => {
  for (const typed of ['12345', 'RQE 12345', 'rqe nº 12.345', 'RQE: 12345', ' RQE12345 ', '0012345'])
    test(`is 12345 written as ${JSON.stringify(typed)}`, ({ assert }) => {
      assert.equal(rqeNumber(typed), '12345')
    })

  for (const refused of ['', 'RQE', '0', '12345678', '12.34', 'CRM 12345', '123 456', '12a'])
    test(`is not ${JSON.stringify(refused)}`, ({ assert }) => {
      assert.isNull(rqeNumber(refused))
    })

  test('is held at most twice by a doctor, without duplicates and blanks', ({ assert }) => {
    assert.deepEqual(rqeNumbers(['RQE 123', '', '123', '456']), ['123', '456'])
    assert.isNull(rqeNumbers(['1', '2', '3']))
    assert.isNull(rqeNumbers(['1', 'dois']))
  })
})
