import { test } from '@japa/runner'
import { formatPhone, phoneDigits, phoneNumber, whatsappLink } from './phone.ts'

test('A number is stored as digits, with the country code if typed', ({ assert }) => {
  assert.equal(phoneDigits(' (11) 98765-4321 '), '11987654321')
  assert.equal(phoneDigits('+55 19 3234.5678'), '551932345678')
  for (const typed of ['+1 555 0100 200', '123456789', 'onze 98765-4321', '55119876543210'])
    assert.isNull(phoneDigits(typed), typed)
})

test('A number after +55 needs its area code, since 55 is one too', ({ assert }) => {
  for (const typed of ['+55 98765-4321', '+55 3234-5678']) assert.isNull(phoneDigits(typed), typed)
  assert.equal(phoneDigits('+55 55 98765-4321'), '5555987654321')
  assert.equal(phoneDigits('55 98765-4321'), '55987654321')
})

test('A number is dialled with the country code and shown without it', ({ assert }) => {
  assert.equal(whatsappLink('(11) 98765-4321'), 'https://wa.me/5511987654321')
  assert.equal(whatsappLink('+55 11 98765-4321', 'Olá!'), 'https://wa.me/5511987654321?text=Ol%C3%A1!')
  assert.isNull(whatsappLink('123'))
  assert.equal(formatPhone('5511987654321'), '(11) 98765-4321')
  assert.equal(formatPhone('1932345678'), '(19) 3234-5678')
  assert.equal(formatPhone('ramal 7'), 'ramal 7')
})

test.group('phoneNumber', () => {
  test('accepts numbers with real area codes in every notation', ({ assert }) => {
    for (const typed of [
      '(11) 98765-4321',
      '+55 (19) 3234-5678',
      '5555999999999',
      '55999999999',
      '62 90000-0002',
    ])
      assert.equal(phoneNumber(typed), phoneDigits(typed), typed)
  })

  test('refuses area codes that do not exist and numbers that are all zeros', ({ assert }) => {
    for (const typed of [
      '00000000000',
      '(00) 00000-0000',
      '(20) 98765-4321',
      '(10) 98765-4321',
      '5500987654321',
      '1100000000',
    ])
      assert.isNull(phoneNumber(typed), typed)
  })
})
